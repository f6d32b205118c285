/**
 * Examples for the API description: the menu, an order, and how it is followed. They are of the demonstration restaurant;
 * `seed-demo.story.test.ts` places this order there, `examples.test.ts` parses each by its schema.
 */
import type { CallName, Calls } from '#contract/all-calls.ts';
import type { WireAnswerOf, WireBodyOf } from '#contract/define/define-call.ts';
import { LISTED_ON_WIRE } from '#contract/menu/product-on-wire.ts';
import { encodeFields } from '#contract/values/named-fields.ts';
import { emptyFields, LISTED_FIELDS, type ListedFields } from '#domain/menu/product-fields.ts';

export type Examples = {
  readonly [Name in CallName]?: {
    readonly body?: WireBodyOf<Calls[Name]>;
    readonly answer: WireAnswerOf<Calls[Name]>;
  };
};

const DAILY_MENU: ListedFields = {
  ...emptyFields(LISTED_FIELDS),
  allergens: ['gluten', 'eggs', 'milk', 'celery'],
};

export const EXAMPLES = {
  getCategories: {
    answer: [
      {
        id: 1,
        name: 'Meniul zilei',
        slug: 'meniul-zilei',
        value: 'meniul-zilei',
        specialCategory: false,
        additionalInformation: 'Disponibil de marți până vineri, între 11:30 și 15:30.',
        isPickupFromSpecificLocation: false,
        givenLocationForPickup: null,
        preferredMessage: false,
        extraIngredients: [],
        numberOfProducts: 3,
        availabilityWindows: [
          {
            weekdays: ['TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'],
            from: '11:30',
            until: '15:30',
          },
        ],
        image: {
          id: 0,
          imageLink: '/imagini/a239fbc0403d037dda5a512994f1f69b-640.webp',
          hash: 'a239fbc0403d037dda5a512994f1f69b',
          alt: 'Meniul zilei',
          width: 960,
          height: 720,
          placeholder: 'data:image/webp;base64,UklGRg',
        },
      },
    ],
  },
  getBaseProducts: {
    answer: [
      {
        id: 1,
        slug: 'meniul-zilei-1',
        name: 'Meniul zilei 1: supă cremă și șnițel',
        description:
          'Supă cremă de legume cu crutoane, șnițel de pui cu piure de cartofi și salată de varză. Se servește de marți până vineri, între 11:30 și 15:30, în limita stocului.',
        category: 'Meniul zilei',
        categoryId: 1,
        categorySlug: 'meniul-zilei',
        categoryAdditionalInformation: 'Disponibil de marți până vineri, între 11:30 și 15:30.',
        specialCategory: false,
        dimensions: [
          {
            id: 1,
            value: 'Felul 1 + felul 2 (665 g)',
            price: 36,
            boxPrice: 3,
            packagePrice: 3,
            depositPrice: 0,
            availability: true,
            orderable: true,
            soldOut: false,
            stock: 40,
            stockUnlimited: false,
            minimumQuantityType: 'NA',
            minimumQuantityNumber: 1,
            boxNeeded: true,
            grams: 665,
          },
        ],
        images: [
          {
            id: 1,
            imageLink: '/imagini/a4b41d2ac9410639c6828b19cdc91feb-640.webp',
            hash: 'a4b41d2ac9410639c6828b19cdc91feb',
            alt: 'Meniul zilei 1: supă cremă și șnițel',
            width: 960,
            height: 720,
            placeholder: 'data:image/webp;base64,UklGRg',
          },
        ],
        imagesLinks: [
          {
            id: 1,
            imageLink: '/imagini/a4b41d2ac9410639c6828b19cdc91feb-640.webp',
            hash: 'a4b41d2ac9410639c6828b19cdc91feb',
            alt: 'Meniul zilei 1: supă cremă și șnițel',
            width: 960,
            height: 720,
            placeholder: 'data:image/webp;base64,UklGRg',
          },
        ],
        available: true,
        outOfStock: false,
        standardOrderType: true,
        preOrderOrderType: false,
        allowPreferredMessage: true,
        ...encodeFields(LISTED_ON_WIRE, DAILY_MENU),
        workPoints: 1,
        stationId: null,
        allergensDeclared: true,
        extraIngredientsBeans: [
          {
            name: 'Smântână (50 g)',
            price: 4,
            allergens: ['milk'],
            soldOut: false,
          },
        ],
        optionChoice: 'none',
        isPickupFromSpecificLocation: false,
        givenLocationForPickup: null,
        vatPercent: 11,
        availabilityWindows: [
          {
            weekdays: ['TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'],
            from: '11:30',
            until: '15:30',
          },
        ],
        nutriValues:
          'Valori nutriționale la 100 g: energie 520 kJ / 124 kcal; grăsimi 6,2 g, din care acizi grași saturați 2 g; glucide 10,5 g, din care zaharuri 2 g; fibre 1,3 g; proteine 6 g; sare 0,9 g.',
        popularRank: null,
        goesWithIds: [],
      },
    ],
  },
  placeOrder: {
    body: {
      orderDetails: [
        {
          productId: 1,
          dimensionsBean: {
            id: 1,
            quantity: 2,
          },
        },
      ],
      deliveryDetailsBean: {
        firstName: 'Ana-Maria',
        lastName: 'Pop',
        email: 'ana.pop@exemplu.ro',
        phoneNumber: '0722 123 456',
        deliveryMethod: 'PICKUP',
        asSoonAsPossible: true,
      },
      orderPaymentEnumValue: 'CASH',
    },
    answer: {
      subTotalPrice: 72,
      totalBoxPrice: 6,
      totalDeposit: 0,
      deliveryFee: 0,
      discount: 0,
      reductions: [],
      totalPrice: 78,
      updatedPriceAfterCoupon: 78,
      orderNumber: 89420406,
      orderStatus: 'NEW',
      orderDate: [2026, 11, 20, 12, 0, 0, 0],
      message: 'Comanda nr. 89420406 așteaptă confirmarea restaurantului. Îți scriem pe ana.pop@exemplu.ro.',
      accessToken: 'c2FtcGxlLXRva2VuLW9mLWFuLW9yZGVyLTEyMzQ1Njc',
      trackingPath: '/comanda/c2FtcGxlLXRva2VuLW9mLWFuLW9yZGVyLTEyMzQ1Njc',
    },
  },
  trackOrder: {
    answer: {
      mayCancel: true,
      isCancelledByGuest: false,
      stopsBefore: null,
      answerMinutes: 2,
      invoice: null,
      order: {
        id: 89420406,
        orderNumber: 89420406,
        version: 1,
        kitchenNumber: null,
        stationsDone: [],
        orderDate: [2026, 11, 20, 12, 0, 0, 0],
        orderStatus: 'NEW',
        status: 'NEW',
        firstName: 'Ana-Maria',
        lastName: 'Pop',
        phoneNumber: '0722123456',
        email: 'ana.pop@exemplu.ro',
        productInformationList: [
          {
            productId: 1,
            name: 'Meniul zilei 1: supă cremă și șnițel',
            isAgeRestricted: false,
            allergens: ['gluten', 'eggs', 'milk', 'celery'],
            allergensDeclared: true,
            station: null,
            dimensionOrders: [
              {
                dimensionId: 1,
                quantity: 2,
                value: 'Felul 1 + felul 2 (665 g)',
                price: 36,
                boxPrice: 3,
                depositPrice: 0,
                extraIngredientsBeanList: [],
                preferredMessage: '',
              },
            ],
          },
        ],
        orderPromotionDetails: [],
        deliveryMethodChosen: 'Ridicare din restaurant',
        deliveryDetailsBean: {
          cityCode: null,
          streetAddress: '',
          streetNumberAddress: '',
          buildingNumber: '',
          staircase: '',
          floor: '',
          appartmentNumber: '',
          intercom: '',
          landmark: '',
          dropOff: '',
          dropOffNote: '',
          city: '',
          countyAddress: '',
          deliveryFee: 0,
          deliveryMethod: 'PICKUP',
        },
        source: 'WEB',
        table: '',
        pickupPlace: null,
        ownContainer: false,
        invoiceCompanyBean: null,
        asSoonAsPossible: true,
        subTotalPrice: 72,
        totalBoxPrice: 6,
        manuallySetPackageCost: null,
        totalDeposit: 0,
        pickupOrDeliveryMoment: 'Cât mai repede',
        requestedAt: null,
        promisedAt: null,
        acceptedAt: null,
        toldAt: '2026-11-20T10:30:00.000Z',
        readyAt: null,
        leftAt: null,
        courier: null,
        noAnswerAt: null,
        returnedAt: null,
        placedAt: '2026-11-20T10:00:00.000Z',
        additionalInformation: '',
        hasAllergyNote: false,
        allergyReadAt: null,
        closedDay: null,
        coupon: null,
        discount: 0,
        reductions: [],
        updatedPriceAfterCoupon: null,
        totalPrice: 78,
        payable: 78,
        orderPaymentOptions: 'CASH',
        paymentStatus: 'unpaid',
        onlineMoney: null,
        paymentParts: [{ means: 'cash', amount: 78 }],
        cashAmount: 78,
        cardAmount: 0,
        orderTimeToPrepare: null,
        mealCardEligible: 45,
        rejectionReason: null,
        isAgeRestricted: false,
        identitySeen: null,
        unseenChanges: [],
        proposalUntil: null,
        proposal: null,
        versions: [],
        trackingPath: '/comanda/c2FtcGxlLXRva2VuLW9mLWFuLW9yZGVyLTEyMzQ1Njc',
        timeline: [
          {
            kind: 'placed',
            note: '',
            actor: null,
            at: '2026-11-20T10:00:00.000Z',
          },
        ],
      },
      restaurant: {
        name: 'Vatra Frasinilor',
        address: 'Strada Frasinului nr. 12, Blaj',
        phoneNumber: '0258000100',
      },
      serverTime: '2026-11-20T10:00:00.000Z',
    },
  },
} satisfies Examples;

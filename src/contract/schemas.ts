/** The shape of every call, under the names of `calls.ts`. Forgetting a call does not compile. */
import { z } from 'zod';
import {
  AddressResponse,
  AskPasswordResetRequest,
  AuthenticateRequest,
  AuthenticateResponse,
  AuthenticateStaffResponse,
  ChangePasswordRequest,
  ConfirmAccountRequest,
  ContactResponse,
  DeleteAccountRequest,
  PersonalDataResponse,
  RegisterRequest,
  ResetPasswordRequest,
  SessionResponse,
  SocketTicketResponse,
  StaffSessionResponse,
  UpdateAddressRequest,
  UpdateProfileRequest,
} from './accounts.ts';
import type { CallName } from './calls.ts';
import {
  AddNewsletterImageRequest,
  AddNewsletterImageResponse,
  CampaignsQuery,
  CampaignsResponse,
  ChangeCampaignRequest,
  ChangeCampaignResponse,
  NewsletterDraftResponse,
  SaveDraftResponse,
  SendNewsletterRequest,
  SendNewsletterResponse,
  TestNewsletterResponse,
} from './campaigns.ts';
import {
  CategoryParams,
  CreateCategoryRequest,
  CreateCategoryResponse,
  ReorderCategoriesRequest,
  StaffCategoriesResponse,
} from './categories.ts';
import { ChangesQuery, ChangesResponse, SavedResponse } from './changes.ts';
import { DeliveryZonesResponse, SaveDeliveryZonesRequest } from './delivery-zones.ts';
import { DemoResponse, RemoveDemoRequest, RemoveDemoResponse } from './demo.ts';
import {
  LegalSetupResponse,
  LegalTextParams,
  LegalTextQuery,
  LegalTextResponse,
  LegalTextsSetupResponse,
  PublishLegalTextRequest,
  SaveLegalDraftRequest,
} from './legal.ts';
import { BaseProductsQuery, BaseProductsResponse, CategoriesResponse, ProductResponse } from './menu.ts';
import {
  ConfirmSubscriptionResponse,
  LeaveNewsletterResponse,
  NewsletterLinkRequest,
  SubscribeRequest,
  SubscribeResponse,
} from './newsletter.ts';
import {
  AllOrdersResponse,
  ChangePromiseRequest,
  ConfirmOrderRequest,
  MarkAsDeliveredRequest,
  OrderDetailsResponse,
  OrderNumberParams,
  OrderStepResponse,
  OrdersQuery,
  OrderTokenParams,
  PlaceOrderRequest,
  PlaceOrderResponse,
  ProductParams,
  RejectOrderRequest,
  TrackOrderResponse,
  UserOrdersQuery,
  UserOrdersResponse,
} from './orders.ts';
import { PaymentMethodsRequest, PaymentMethodsResponse } from './payments.ts';
import {
  AddProductImagesRequest,
  AddProductImagesResponse,
  ProductImagesParams,
  UploadPictureRequest,
  UploadPictureResponse,
} from './pictures.ts';
import {
  DeleteEntryResponse,
  EntriesForPromotionsResponse,
  EntriesQuery,
  EntriesResponse,
  EntryParams,
  EntryRequest,
  EntryResponse,
  ManagerRightsResponse,
  MenuEditingResponse,
  SavedEntryResponse,
  SaveEntryRequest,
  SaveManagerRightsRequest,
  SetEntryAvailabilityRequest,
  SetEntryStockRequest,
} from './products.ts';
import {
  AdminPromotionsQuery,
  AdminPromotionsResponse,
  ApplyCouponRequest,
  ApplyCouponResponse,
  PromotionsResponse,
  SavePromotionRequest,
  SavePromotionResponse,
} from './promotions.ts';
import { BookTableRequest, BookTableResponse } from './reservations.ts';
import { RestaurantResponse, RestaurantVersionResponse } from './restaurant.ts';
import {
  AllReviewsQuery,
  AllReviewsResponse,
  ModerateReviewRequest,
  ReviewsQuery,
  ReviewsResponse,
  SendFeedbackRequest,
} from './reviews.ts';
import { RestaurantScheduleRequest, ScheduleSetupResponse } from './schedule.ts';
import {
  MarkBackRequest,
  MarkSoldOutRequest,
  PauseServiceRequest,
  ResumeServiceRequest,
  ServiceControlResponse,
  ServiceStepResponse,
  SetBusyModeRequest,
  SoldOutResponse,
} from './service-control.ts';
import { OfferedServicesRequest, OfferedServicesResponse } from './services.ts';
import { FetchSetupResponse, SaveAddressRequest, SaveContactRequest } from './setup.ts';
import {
  ClientsQuery,
  ClientsResponse,
  DayCloseQuery,
  DayCloseResponse,
  ExportParams,
  ExportResponse,
  MostSoldQuery,
  MostSoldResponse,
  PeriodQuery,
  RejectedOrdersQuery,
  RejectedOrdersResponse,
  SalesParams,
  SalesResponse,
} from './statistics.ts';
import { TodayResponse } from './today.ts';
import {
  CreateUserRequest,
  CreateUserResponse,
  SaveUserRequest,
  UserParams,
  UserResponse,
  UsersQuery,
  UsersResponse,
} from './users.ts';
import { PanelWatchResponse, ReportPanelRequest } from './watch.ts';
import { WithdrawRequest, WithdrawResponse } from './withdrawals.ts';

/** Nothing is sent or answered here. */
const Nothing = z.object({});
export const DoneResponse = z.object({ message: z.string() });

export type CallSchema = {
  readonly params: z.ZodType;
  readonly query: z.ZodType;
  readonly body: z.ZodType;
  readonly response: z.ZodType;
};

const none = { params: Nothing, query: Nothing, body: Nothing };

export const SCHEMAS = {
  getCategories: { ...none, response: CategoriesResponse },
  getBaseProducts: { ...none, query: BaseProductsQuery, response: BaseProductsResponse },
  getProduct: { ...none, params: ProductParams, response: ProductResponse },
  getPromotions: { ...none, response: PromotionsResponse },
  getRestaurantVersion: { ...none, response: RestaurantVersionResponse },
  getRestaurant: { ...none, response: RestaurantResponse },
  getLegalText: { ...none, params: LegalTextParams, query: LegalTextQuery, response: LegalTextResponse },
  sendFeedback: { ...none, body: SendFeedbackRequest, response: DoneResponse },
  getReviews: { ...none, query: ReviewsQuery, response: ReviewsResponse },
  withdraw: { ...none, body: WithdrawRequest, response: WithdrawResponse },
  placeOrder: { ...none, body: PlaceOrderRequest, response: PlaceOrderResponse },
  applyCoupon: { ...none, body: ApplyCouponRequest, response: ApplyCouponResponse },
  bookTable: { ...none, body: BookTableRequest, response: BookTableResponse },
  subscribe: { ...none, body: SubscribeRequest, response: SubscribeResponse },
  confirmSubscription: { ...none, body: NewsletterLinkRequest, response: ConfirmSubscriptionResponse },
  leaveNewsletter: { ...none, body: NewsletterLinkRequest, response: LeaveNewsletterResponse },
  getOrderDetails: { ...none, params: OrderNumberParams, response: OrderDetailsResponse },
  trackOrder: { ...none, params: OrderTokenParams, response: TrackOrderResponse },
  getUserOrders: { ...none, query: UserOrdersQuery, response: UserOrdersResponse },
  authenticate: { ...none, body: AuthenticateRequest, response: AuthenticateResponse },
  register: { ...none, body: RegisterRequest, response: DoneResponse },
  askPasswordReset: { ...none, body: AskPasswordResetRequest, response: DoneResponse },
  confirmAccount: { ...none, body: ConfirmAccountRequest, response: AuthenticateResponse },
  resetPassword: { ...none, body: ResetPasswordRequest, response: DoneResponse },
  getSession: { ...none, response: SessionResponse },
  getUserContact: { ...none, response: ContactResponse },
  getUserAddress: { ...none, response: AddressResponse },
  updateUserProfile: { ...none, body: UpdateProfileRequest, response: DoneResponse },
  updateUserAddress: { ...none, body: UpdateAddressRequest, response: DoneResponse },
  changePassword: { ...none, body: ChangePasswordRequest, response: DoneResponse },
  getPersonalData: { ...none, response: PersonalDataResponse },
  deleteAccount: { ...none, body: DeleteAccountRequest, response: DoneResponse },
  authenticateStaff: { ...none, body: AuthenticateRequest, response: AuthenticateStaffResponse },
  getStaffSession: { ...none, response: StaffSessionResponse },
  signOut: { ...none, response: DoneResponse },
  createSocketTicket: { ...none, response: SocketTicketResponse },
  getAllOrders: { ...none, query: OrdersQuery, response: AllOrdersResponse },
  getStaffOrderDetails: { ...none, params: OrderNumberParams, response: OrderDetailsResponse },
  confirmOrder: { ...none, body: ConfirmOrderRequest, response: OrderStepResponse },
  rejectOrder: { ...none, body: RejectOrderRequest, response: OrderStepResponse },
  markAsDelivered: { ...none, body: MarkAsDeliveredRequest, response: OrderStepResponse },
  getStaffCategories: { ...none, response: StaffCategoriesResponse },
  createCategory: { ...none, body: CreateCategoryRequest, response: CreateCategoryResponse },
  deleteCategory: { ...none, params: CategoryParams, response: DoneResponse },
  reorderCategories: { ...none, body: ReorderCategoriesRequest, response: SavedResponse },
  uploadPicture: { ...none, body: UploadPictureRequest, response: UploadPictureResponse },
  addProductImages: {
    ...none,
    params: ProductImagesParams,
    body: AddProductImagesRequest,
    response: AddProductImagesResponse,
  },
  getServiceControl: { ...none, response: ServiceControlResponse },
  pauseService: { ...none, body: PauseServiceRequest, response: ServiceStepResponse },
  resumeService: { ...none, body: ResumeServiceRequest, response: ServiceStepResponse },
  setBusyMode: { ...none, body: SetBusyModeRequest, response: ServiceStepResponse },
  getSoldOut: { ...none, response: SoldOutResponse },
  markSoldOut: { ...none, body: MarkSoldOutRequest, response: DoneResponse },
  markBack: { ...none, body: MarkBackRequest, response: DoneResponse },
  endBusyMode: { ...none, response: ServiceStepResponse },
  changePromise: { ...none, body: ChangePromiseRequest, response: OrderStepResponse },
  reportPanel: { ...none, body: ReportPanelRequest, response: PanelWatchResponse },
  getPanelWatch: { ...none, response: PanelWatchResponse },
  getAllReviews: { ...none, query: AllReviewsQuery, response: AllReviewsResponse },
  moderateReview: { ...none, body: ModerateReviewRequest, response: DoneResponse },
  getEntries: { ...none, query: EntriesQuery, response: EntriesResponse },
  getEntriesForPromotions: { ...none, response: EntriesForPromotionsResponse },
  getMenuEditing: { ...none, response: MenuEditingResponse },
  getEntry: { ...none, params: EntryParams, response: EntryResponse },
  saveEntry: { ...none, body: SaveEntryRequest, response: SavedEntryResponse },
  deleteEntry: { ...none, params: EntryParams, response: DeleteEntryResponse },
  restoreEntry: { ...none, body: EntryRequest, response: SavedResponse },
  duplicateEntry: { ...none, body: EntryRequest, response: SavedEntryResponse },
  setEntryAvailability: { ...none, body: SetEntryAvailabilityRequest, response: SavedResponse },
  setEntryStock: { ...none, body: SetEntryStockRequest, response: SavedResponse },
  getManagerRights: { ...none, response: ManagerRightsResponse },
  saveManagerRights: { ...none, body: SaveManagerRightsRequest, response: SavedResponse },
  getUsers: { ...none, query: UsersQuery, response: UsersResponse },
  getAdmins: { ...none, query: UsersQuery, response: UsersResponse },
  createAdditionalUser: { ...none, body: CreateUserRequest, response: CreateUserResponse },
  createAdminUser: { ...none, body: CreateUserRequest, response: CreateUserResponse },
  getUser: { ...none, params: UserParams, response: UserResponse },
  saveUser: { ...none, params: UserParams, body: SaveUserRequest, response: SavedResponse },
  endUserSessions: { ...none, params: UserParams, response: DoneResponse },
  getChanges: { ...none, query: ChangesQuery, response: ChangesResponse },
  fetchSetup: { ...none, response: FetchSetupResponse },
  saveContact: { ...none, body: SaveContactRequest, response: SavedResponse },
  saveAddress: { ...none, body: SaveAddressRequest, response: SavedResponse },
  getScheduleSetup: { ...none, response: ScheduleSetupResponse },
  saveRestaurantSchedule: { ...none, body: RestaurantScheduleRequest, response: SavedResponse },
  getOfferedServices: { ...none, response: OfferedServicesResponse },
  saveOfferedServices: { ...none, body: OfferedServicesRequest, response: SavedResponse },
  getPaymentMethods: { ...none, response: PaymentMethodsResponse },
  savePaymentMethods: { ...none, body: PaymentMethodsRequest, response: SavedResponse },
  getDeliveryZones: { ...none, response: DeliveryZonesResponse },
  saveDeliveryZones: { ...none, body: SaveDeliveryZonesRequest, response: SavedResponse },
  getLegalTextsSetup: { ...none, response: LegalTextsSetupResponse },
  getLegalSetup: { ...none, params: LegalTextParams, response: LegalSetupResponse },
  saveLegalDraft: { ...none, params: LegalTextParams, body: SaveLegalDraftRequest, response: SavedResponse },
  discardLegalDraft: { ...none, params: LegalTextParams, response: SavedResponse },
  publishLegalText: { ...none, params: LegalTextParams, body: PublishLegalTextRequest, response: SavedResponse },
  getSales: { ...none, params: SalesParams, query: PeriodQuery, response: SalesResponse },
  getMostSoldProducts: { ...none, query: MostSoldQuery, response: MostSoldResponse },
  getClients: { ...none, query: ClientsQuery, response: ClientsResponse },
  getRejectedOrders: { ...none, query: RejectedOrdersQuery, response: RejectedOrdersResponse },
  getDayClose: { ...none, query: DayCloseQuery, response: DayCloseResponse },
  exportTable: { ...none, params: ExportParams, query: PeriodQuery, response: ExportResponse },
  getToday: { ...none, response: TodayResponse },
  getAdminPromotions: { ...none, query: AdminPromotionsQuery, response: AdminPromotionsResponse },
  savePromotion: { ...none, body: SavePromotionRequest, response: SavePromotionResponse },
  sendNewsletter: { ...none, body: SendNewsletterRequest, response: SendNewsletterResponse },
  addNewsletterImage: { ...none, body: AddNewsletterImageRequest, response: AddNewsletterImageResponse },
  testNewsletter: { ...none, body: SendNewsletterRequest, response: TestNewsletterResponse },
  getNewsletterDraft: { ...none, response: NewsletterDraftResponse },
  saveNewsletterDraft: { ...none, body: SendNewsletterRequest, response: SaveDraftResponse },
  getCampaigns: { ...none, query: CampaignsQuery, response: CampaignsResponse },
  changeCampaign: { ...none, body: ChangeCampaignRequest, response: ChangeCampaignResponse },
  getDemo: { ...none, response: DemoResponse },
  removeDemo: { ...none, body: RemoveDemoRequest, response: RemoveDemoResponse },
} as const satisfies Record<CallName, CallSchema>;

export type Schemas = typeof SCHEMAS;

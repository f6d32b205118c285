/** The optional parts of an order. */
export const moreText = {
  coupon: 'Cod de reducere',
  apply: 'Aplică',
  applying: 'Se verifică…',
  removeCoupon: 'Renunță la cod',
  couponApplied: (code: string, sum: string) => `Codul ${code} este aplicat: −${sum}.`,
  notes: 'Informații suplimentare',
  ownContainerNote:
    'Adu-l curat când ridici comanda: nu plătești ambalajul. Băuturile sigilate rămân în ambalajul lor.',
  invoiceFor: 'Firma pentru factură',
  companyName: 'Denumirea firmei',
  companyCui: 'CUI',
  companyCuiHint: 'De exemplu: RO 12345674.',
  companyRegister: 'Nr. Reg. Com.',
  companyOffice: 'Sediul firmei',
} as const;

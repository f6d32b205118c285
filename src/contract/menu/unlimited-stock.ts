/** The value for an unlimited stock on the wire (readings 34). */
export const UNLIMITED_STOCK = 9999;

/** A deployment overrides these defaults with VITE_CONTACT_* (see README). */
export const operator = {
  email: "info@journey-uzbekistan.example",
  phone: "+998 55 500 00 00",
  address: "12 Registan Street, Samarkand, Samarkand Region, Uzbekistan",
  since: "2026",
  officeHours: "Monday to Friday, 9:00 to 18:00 Tashkent time",
} as const;

export const SHELL: typeof import("../../en/app/shell.ts").SHELL = {
  skip: "Asosiy matnga oʻtish",
  mainMenu: "Asosiy menyu",
  appMenu: "Ilova menyusi",
  openMenu: "Menyuni ochish",
  closeMenu: "Menyuni yopish",
  login: "Kirish",
  logout: "Chiqish",
  bookNow: "Bron qilish",
};

export const MENU_LABELS: typeof import("../../en/app/shell.ts").MENU_LABELS = {
  home: "Bosh sahifa",
  destinations: "Yoʻnalishlar",
  tours: "Turlar",
  packages: "Paketlar",
  trips: "Safarlarim",
  about: "Biz haqimizda",
  guide: "Gid",
  admin: "Admin",
  search: "Qidiruv",
};

export const BOTTOM_MENU_LABELS: typeof import("../../en/app/shell.ts").BOTTOM_MENU_LABELS = {
  home: "Asosiy",
  search: "Qidiruv",
  trips: "Safarlar",
  more: "Yana",
  guide: "Gid",
};

export const FOOTER: typeof import("../../en/app/shell.ts").FOOTER = {
  about:
    "Ipak yoʻli boʻylab kichik guruhlar uchun turlar va paketlar, mahalliy gidlar bilan. Bir necha daqiqada bron qiling va safarni telefoningizda olib yuring, hatto oflayn ham.",
  contact: "Biz bilan bogʻlanish",
  rights: (since, company) => `© ${since} ${company}. Barcha huquqlar himoyalangan.`,
  terms: "Shartlar",
  privacy: "Maxfiylik",
  cookies: "Cookie fayllari",
};

export const COLOR_SCHEMES: typeof import("../../en/app/shell.ts").COLOR_SCHEMES = {
  title: "Koʻrinish",
  light: "Yorugʻ",
  dark: "Qorongʻi",
  auto: "Qurilmadagidek",
};

export const LANGUAGE_CHOICE: typeof import("../../en/app/shell.ts").LANGUAGE_CHOICE = {
  title: "Til",
};

export const registrationText: typeof import("../../en/app/shell.ts").registrationText = ({
  licence_number,
  tax_number,
}) => {
  const parts = [licence_number && `Litsenziya ${licence_number}`, tax_number && `STIR ${tax_number}`];
  return parts.filter(Boolean).join(" · ") || undefined;
};

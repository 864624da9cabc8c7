import type { ShopSettings } from "../../../domain/shop/settings.ts";

export const SHELL = {
  skip: "Skip to content",
  mainMenu: "Main",
  appMenu: "App",
  openMenu: "Open menu",
  closeMenu: "Close menu",
  login: "Login",
  logout: "Logout",
  bookNow: "Book Now",
};

export const MENU_LABELS = {
  home: "Home",
  destinations: "Destinations",
  tours: "Tours",
  packages: "Packages",
  trips: "My trips",
  about: "About",
  guide: "Guide",
  admin: "Admin",
  search: "Search",
};

export const BOTTOM_MENU_LABELS = {
  home: "Home",
  search: "Search",
  trips: "Trips",
  more: "More",
  guide: "Guide",
};

export const FOOTER = {
  about:
    "Small-group tours and packages along the Silk Road with local guides. Book in minutes and carry your trip on your phone, even offline.",
  contact: "Contact Us",
  rights: (since: string, company: string) => `© ${since} ${company}. All rights reserved.`,
  terms: "Terms",
  privacy: "Privacy",
  cookies: "Cookies",
};

export const COLOR_SCHEMES = {
  title: "Appearance",
  light: "Light",
  dark: "Dark",
  auto: "Match device",
};

export const LANGUAGE_CHOICE = {
  title: "Language",
};

export function registrationText({
  licence_number,
  tax_number,
}: Pick<ShopSettings, "licence_number" | "tax_number">): string | undefined {
  const parts = [licence_number && `License ${licence_number}`, tax_number && `Tax number ${tax_number}`];
  return parts.filter(Boolean).join(" · ") || undefined;
}

import { DESK_TITLES, COMMAND_TEXTS, COMMAND_ACTIONS } from "#texts/desk.ts";
import { searchWords } from "../../../domain/catalogue/search/fold-text.ts";
import type { FindResult } from "../../../domain/desk/bookings/find-schema.ts";
import { paths } from "../../../shared/paths.ts";
import { foundBookingText, foundDepartureText, foundItemText } from "../../../text/desk-catalogue.ts";
import { DESK_PLACES } from "../../routes.tsx";
import { SETTING_PLACES, settingPath } from "../../settings/shop/sections.ts";

export type CommandOption = { id: string; title: string; detail: string } & (
  | { to: string; act?: never }
  | { to?: never; act: () => void }
);

const NEW_ITEM = "new";
const actionPaths: Record<keyof typeof COMMAND_ACTIONS, string> = {
  newBooking: paths.adminManualBooking(),
  recordCash: `${paths.adminBookings()}?show=due`,
  exportPayments: paths.adminPayments(),
  books: `${paths.adminPayments()}?tab=books`,
  addGuide: paths.adminGuides(),
  addCode: paths.adminCodes(),
  sellGiftCard: paths.adminGiftCards(),
  newTour: paths.adminTour(NEW_ITEM),
  newPackage: paths.adminPackage(NEW_ITEM),
  newDestination: paths.adminDestination(NEW_ITEM),
};

const actions: readonly CommandOption[] = [
  ...DESK_PLACES.map(({ route }) => ({
    id: route,
    title: DESK_TITLES[route],
    detail: COMMAND_TEXTS.page,
    to: paths[route](),
  })),
  ...(Object.keys(actionPaths) as (keyof typeof actionPaths)[]).map((name) => ({
    id: name,
    title: COMMAND_ACTIONS[name],
    detail: COMMAND_TEXTS.action,
    to: actionPaths[name],
  })),
  ...SETTING_PLACES.map(({ name, label, section }) => ({
    id: `setting:${name}`,
    title: label,
    detail: section === undefined ? DESK_TITLES.adminSettings : COMMAND_TEXTS.setting({ section }),
    to: settingPath(name),
  })),
];

export function actionsFor(typed: string): readonly CommandOption[] {
  const words = searchWords(typed);
  const startsWithWords = ({ title }: CommandOption) => {
    const titleWords = searchWords(title);
    return words.every((word) => titleWords.some((one) => one.startsWith(word)));
  };
  return actions.filter(startsWithWords);
}

export const placesOf = ({ bookings, departures, items, guides }: FindResult): readonly CommandOption[] => [
  ...bookings.map((booking) => ({
    id: booking.id,
    title: booking.customer_name,
    detail: foundBookingText(booking),
    to: paths.adminBooking(booking.id),
  })),
  ...departures.map((departure) => ({
    id: departure.id,
    title: departure.title,
    detail: foundDepartureText(departure),
    to: paths.adminManifest(departure.item_id, departure.start_date),
  })),
  ...items.map((item) => ({
    id: item.id,
    title: item.title,
    detail: foundItemText(item),
    to: { tour: paths.adminTour, package: paths.adminPackage, destination: paths.adminDestination }[item.kind](item.id),
  })),
  ...guides.map(({ id, name }) => ({ id, title: name, detail: COMMAND_TEXTS.guide, to: paths.adminGuides() })),
];

import { type FreeGuide, isFreeGuide } from "../../../domain/desk/departures/departure-schema.ts";
import { count, day } from "../write.ts";

const span = (from: string, to: string) => (from === to ? day(from) : `${day(from)} – ${day(to)}`);

const leads = ([first, ...others]: FreeGuide["leads"]) =>
  first
    ? `Ведёт «${first.title}», ${span(first.start_date, first.last_day)}${others.length > 0 ? `, и ещё ${others.length}` : ""}`
    : "";

const availability = (guide: FreeGuide) => (isFreeGuide(guide) ? "Свободен" : leads(guide.leads));

export const GUIDE_PICKER: typeof import("../../en/desk/guide-picker.ts").GUIDE_PICKER = {
  act: "Назначить гида",
  change: "Сменить гида",
  title: (trip, date) => `Назначить гида: ${trip}, ${day(date)}`,
  many: (departures) => `Назначить гида на ${count(departures, "выезд", "выезда", "выездов")}`,
  standing: availability,
  option: (guide) => `${guide.name}: ${availability(guide)}`,
  none: "Гидов пока нет.",
  add: "Добавить гида",
  remove: "Убрать гида",
  back: "Назад",
  assigned: "Гид назначен",
  removed: "Гид снят",
};

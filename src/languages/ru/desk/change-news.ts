import { optionsOrNone } from "../terms/price.ts";
import { day } from "../write.ts";

export const changeNews: typeof import("../../en/desk/change-news.ts").changeNews = ({
  from_date,
  to_date,
  from_guests,
  to_guests,
  from_options,
  to_options,
}) => {
  const isMoved = from_date !== undefined && to_date !== undefined && from_date !== to_date;
  return [
    ...(isMoved ? [`Выезд: ${day(to_date)} (был ${day(from_date)})`] : []),
    ...(to_guests === undefined ? [] : [`Гости: ${to_guests} (было ${from_guests ?? 0})`]),
    ...(to_options === undefined ? [] : [`Опции: ${optionsOrNone(to_options)} (было: ${optionsOrNone(from_options)})`]),
  ];
};

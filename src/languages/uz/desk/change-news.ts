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
    ...(isMoved ? [`Joʻnash: ${day(to_date)} (avval ${day(from_date)})`] : []),
    ...(to_guests === undefined ? [] : [`Mehmonlar: ${to_guests} (avval ${from_guests ?? 0})`]),
    ...(to_options === undefined
      ? []
      : [`Qoʻshimcha xizmatlar: ${optionsOrNone(to_options)} (avval ${optionsOrNone(from_options)})`]),
  ];
};

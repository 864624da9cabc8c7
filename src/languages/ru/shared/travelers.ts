export const travelerWords: typeof import("../../en/shared/travelers.ts").travelerWords = ({
  name,
  birth_year,
  nationality,
  diet,
  note,
}) =>
  [name ?? "Имя ещё не указано", birth_year === null ? null : `год рождения ${birth_year}`, nationality, diet, note]
    .filter((part) => part !== null)
    .join(" · ");

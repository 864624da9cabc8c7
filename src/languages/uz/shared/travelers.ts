export const travelerWords: typeof import("../../en/shared/travelers.ts").travelerWords = ({
  name,
  birth_year,
  nationality,
  diet,
  note,
}) =>
  [name ?? "Ismi hali yoʻq", birth_year === null ? null : `${birth_year}-yilda tugʻilgan`, nationality, diet, note]
    .filter((part) => part !== null)
    .join(" · ");

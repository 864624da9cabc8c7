export const LANGUAGE_CHOICE = {
  title: "Language",
};

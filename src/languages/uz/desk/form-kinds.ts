export const FORM_KINDS: typeof import("../../en/desk/form-kinds.ts").FORM_KINDS = {
  contact_message: {
    mail: "Saytdan yangi xabar",
    label: "Xabar",
    many: "Xabarlar",
    reply: "Bizga yozgan xabaringiz",
  },
  trip_request: {
    mail: "Yangi safar soʻrovi",
    label: "Safar soʻrovi",
    many: "Safar soʻrovlari",
    reply: "Oʻzbekistonga safaringiz",
  },
};

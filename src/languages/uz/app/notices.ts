import { count } from "../write.ts";

export const CONNECTION_NOTICES: typeof import("../../en/app/notices.ts").CONNECTION_NOTICES = {
  online: "",
  slow: "Aloqa sekin: koʻrayotganlaringiz biroz eskirgan boʻlishi mumkin",
  offline: "Aloqa yoʻq: shu qurilmadagi maʼlumotlar koʻrsatilmoqda",
  login_page: "Bu tarmoqqa avval kirish kerak: shu qurilmadagi maʼlumotlar koʻrsatilmoqda",
};

export const UPDATE_NOTICE: typeof import("../../en/app/notices.ts").UPDATE_NOTICE = {
  ready: "Yangi versiya tayyor. Yozganlaringiz saqlangan.",
  waits: "Yozganlaringiz hali saqlanmagan. Formani yuboring yoki yoping, shunda ilova oʻzi qayta yuklanadi.",
  reload: "Yangilash",
};

export const REPAIR_NOTICES: typeof import("../../en/app/notices.ts").REPAIR_NOTICES = {
  refused:
    "Maxfiy rejimdamisiz? Bu yerda safarlarni oflayn saqlab boʻlmaydi, yozganlaringiz esa sahifani yopsangiz yoʻqoladi. Oddiy rejimda boʻlsangiz, shu saytning boshqa varaqlarini yoping va uni qayta oching.",
  cleared: (trips) => [
    `Brauzeringiz ${count(trips, "ta saqlangan safarni")} oʻchirib yubordi. Bronlaringiz joyida: `,
    { trips: "ularni pochtamga yuboring" },
    ".",
  ],
  lost: (requests) => [
    `Brauzeringiz biz hali javob bermagan ${count(requests, "ta soʻrovni")} oʻchirib yubordi: `,
    { lost: "nima yoʻqolganini koʻrish" },
    ". ",
  ],
  emptyApp: [
    "Ilova bu yerda hozircha boʻsh. Avval bron qilganmisiz? ",
    { trips: "Safarlaringizni shu yerga koʻchiring" },
    ".",
  ],
  incomplete: (missing, files) =>
    `Bu qurilmada ilovaning ${files} ta qismidan ${missing} tasi yetishmaydi. Aloqa paydo boʻlgach ular qayta yuklanadi; ungacha ayrim sahifalar oflayn ochilmasligi mumkin.`,
  dismiss: "Yopish",
};

export const TRIPS_BANNER: typeof import("../../en/app/notices.ts").TRIPS_BANNER = {
  more: (others) => ` va yana ${others} ta`,
};

export const CHECKING_ACCESS =
  "Kirish huquqingiz tekshirilmoqda… Oflayn boʻlsangiz, aloqa paydo boʻlgach tekshiruv davom etadi.";

export const SAVE_FOR_OFFLINE: typeof import("../../en/app/notices.ts").SAVE_FOR_OFFLINE = "Oflayn saqlash";

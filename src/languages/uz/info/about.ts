export const ABOUT_PAGE: typeof import("../../en/info/about.ts").ABOUT_PAGE = {
  heading: "Biz haqimizda",
  lead: "Biz Samarqand gumbazlari va Xorazm sahrosi orasida ulgʻayganmiz, bu joylarni sizga koʻrsatishni istaymiz.",
  description: (shop) => `Biz kimmiz, qanday sayohat qilamiz va nimani vaʼda qilamiz: ${shop}.`,
  figures: "Raqamlarda",
  storyTitle: "Bizning tariximiz",
  storyBegan:
    "Hammasi bitta mikroavtobus va mehmonning savolidan boshlandi: nega barcha turlar oʻsha toʻrtta maydonda toʻxtaydi? Shunda biz yoʻlni davom ettirdik: Margʻilonning ipak dastgohlariga, Moʻynoq qumida turgan kemalarga, hanuz hovli tandirida non yopadigan oilalarga bordik va dasturlarni shular atrofida tuzdik.",
  storyToday:
    "Bugun mamlakatning barcha viloyatlarida turlarimiz va paketlarimiz bor. Marshrutlar hamon oʻzimizniki: ularni sotadigan odamlarning oʻzi yurib chiqqan. Samolyotdan tushgandan keyingi dastlabki soatlarda mahalliy SIM-kartangiz boʻlmaydi, togʻlarda esa aloqa yoʻq, shuning uchun bu ilovani aloqasiz ishlaydigan qildik: vaucheringiz, kunlar dasturi va telefon raqamimiz kerak boʻlishidan oldin telefoningizda boʻladi.",
  valuesTitle: "Biz uchun muhimi",
  facesTitle: "Kimlar bilan uchrashasiz",
  teamTitle: "Jamoa",
  recognitionTitle: "Mukofotlar va eʼtirof",
  invitation: "Ketdikmi?",
  tours: "Turlarimizni koʻrish",
  version: (version) => `Ilova versiyasi ${version}`,
};

export const SHOP_FIGURE_NAMES: typeof import("../../en/info/about.ts").SHOP_FIGURE_NAMES = {
  unesco_sites: "Marshrutlarimizdagi YUNESKO obyektlari",
  travelers: "Mamnun sayohatchilar",
  rating: "Oʻrtacha baho",
};

export const SHOP_VALUES: typeof import("../../en/info/about.ts").SHOP_VALUES = {
  groups: {
    name: "Kichik guruhlar",
    text: "Butun guruh bitta dasturxon atrofiga sigʻadi. Hech kim ikkinchi avtobusni kutmaydi, gid esa peshingacha ismingizni biladi.",
  },
  people: {
    name: "Mahalliy odamlar",
    text: "Gidlar, haydovchilar, oshpazlar va oilaviy mehmon uylari siz boradigan shaharlardan, toʻlaganingizning katta qismi oʻsha yerda qoladi.",
  },
  prices: {
    name: "Ochiq narxlar",
    text: "Koʻrgan jami summangizni toʻlaysiz, ortigʻini emas: guruh chegirmasi, soliq va yigʻimlar satrma-satr yozilgan.",
  },
  promises: {
    name: "Vaʼdamizda turamiz",
    text: "Oʻrinlar saqlangandagina “saqlandi”, pul kelgandagina “toʻlandi” deymiz, hech qachon oldinroq emas. Ilova ham shunday.",
  },
};

export const SHOP_TEAM: typeof import("../../en/info/about.ts").SHOP_TEAM = {
  planners: {
    name: "Marshrut tuzuvchilar",
    text: "Kunlar dasturini tuzadi, har mavsumda barcha yoʻllarni bosib oʻtadi va gumbazlarga nur qachon tushishini biladi.",
  },
  guides: {
    name: "Gidlar",
    text: "Litsenziyasi bor; ingliz, rus va oʻzbek tillarida erkin, koʻplari fransuz, nemis yoki italyan tilida ham gapiradi.",
  },
  drivers: {
    name: "Haydovchilar",
    text: "Sahro yoʻllari va togʻ dovonlarini hamda qaysi choyxona soat toʻqqizdan keyin ochiqligini biladi.",
  },
  desk: {
    name: "Ofis",
    text: "Bir kun ichida javob beradi, poyezd va mehmonxonalarni bron qiladi, siz yoʻldaligingizda telefonni koʻtaradi.",
  },
};

export const SHOP_LICENCE: typeof import("../../en/info/about.ts").SHOP_LICENCE = {
  name: "Litsenziyali turoperator",
  text: (registration) => `${registration}. Oʻzbekiston Respublikasi, kirish turizmi.`,
  registered: "Roʻyxatdan oʻtgan va litsenziyali",
};

export const SHOP_RECOGNITION: typeof import("../../en/info/about.ts").SHOP_RECOGNITION = {
  routes: {
    name: "Masʼuliyatli marshrutlar",
    text: "Hayvonlar ishtirokidagi tomoshalar yoʻq, ziyoratgohlar ustida dron yoʻq; har bir turda plastik idish oʻrniga suv toʻldirish joylari bor.",
  },
  crafts: {
    name: "Hunarmand hamkorlar",
    text: "Margʻilon, Rishton va Konigildagi ipak, kulolchilik va qogʻoz ustaxonalari bilan koʻp yillik hamkorlik.",
  },
};

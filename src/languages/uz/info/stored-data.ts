export const STORED_DATA_TEXTS: typeof import("../../en/info/stored-data.ts").STORED_DATA_TEXTS = {
  "cache: workbox-precache": "Ilovaning oʻz fayllari, har bir sahifa oflayn ham ochilishi uchun",
  "cache: pictures": "Siz koʻrgan suratlar, oflayn ham koʻrinishi uchun; avval eng eskilari oʻchiriladi",
  "cache: request-copies": "Oʻsha nusxa: brauzer ishdan chiqsa, mahalliy xotiraning eng yangi qismi yoʻqoladi",
  "cache: previous-version": "Yangilanishdan oldingi versiyaning qismlari, hali ochiq varaqlar uchun",
  "cache: used-parts": "Operator ish joyining bir marta ochilgan qismlari va gidlar sahifalarining qismlari",
  "database journey: destinations": "Katalogdagi yoʻnalishlar, oflayn koʻrish va qidirish uchun",
  "database journey: tours": "Katalogdagi turlar, oflayn koʻrish va qidirish uchun",
  "database journey: packages": "Katalogdagi paketlar, oflayn koʻrish va qidirish uchun",
  "database journey: translations": "Katalog matnlari siz foydalanadigan tillarda, ularni oflayn oʻqish uchun",
  "database journey: departures": "Har bir sananing narxi va oʻrinlari, agar safarnikidan farq qilsa",
  "database journey: state":
    "Katalog qanchalik yangi ekani, oxirgi maʼlum oʻrinlar va sharhlar, vaucherlarning ochiq kalitlari, sozlamalar, koʻchirilayotgan safarlar, gid sizga bergan cheklar; operatorlar uchun ish joyi yaqin kunlar haqida oxirgi yuklagan maʼlumotlar, ular chiqquncha",
  "database journey: bookings": "Bronlaringiz va ularning vaucherlari",
  "database journey: companion_trips": "Boshqalar sizga ulashgan safarlar va oʻz vaucheringiz",
  "database journey: outbox":
    "Yuborilishini kutayotgan bronlar, sayohatchilar roʻyxatlari, oʻz maʼlumotlaringiz, xabarlar va belgilar",
  "database journey: drafts": "Siz toʻldirgan va hali yubormagan formalar",
  "database journey: saved": "Qaysi sahifa va safarlarni oflayn saqlaganingiz",
  "database journey: saved_files": "Oflayn saqlaganlaringizning suratlari",
  "database journey: recent": "Qaysi tur va yoʻnalishlarni oxirgi marta koʻrganingiz, ularni yana koʻrsatish uchun",
  "database journey: roster":
    "Faqat gidlar uchun: ular olib boradigan guruhlar, ismlar, telefonlar va ovqatlanish talablari bilan; chiqqanda yoki safar tugaganda oʻchiriladi",
  "database journey: errors": "Ilovaning shaxsiy maʼlumotsiz xatolari, serverimiz ularni olguncha",
  "database journey: guide_reports": "Faqat gidlar uchun: kim kelgani va joyida nima toʻlangani, serverimiz olguncha",
  "local storage: journey-auth": "Faqat kirsangiz: seansingiz, har safar qayta kirmasligingiz uchun",
  "local storage: journey-auth-role":
    "Faqat kirsangiz: ish joyida (ega yoki ofis xodimi sifatida) yoki gid boʻlib ishlashingiz",
  "local storage: journey-invitation":
    "Faqat gidlikka yoki ish joyiga taklifni ochsangiz: oʻsha taklif, siz kirguningizcha",
  "local storage: journey-kept-trips": "Bu qurilmada nechta safar borligi, brauzer ularni oʻchirsa sezish uchun",
  "local storage: journey-visits": "Ilova necha marta ochilgani, ikkinchi tashrifda oʻrnatishni taklif qilish uchun",
  "local storage: journey-install-declined": "Ilovani oʻrnatishni istamaganingiz, qayta taklif qilmaslik uchun",
  "local storage: journey-clock":
    "Qurilma soati biznikidan qancha farq qilishi, sanalar aloqasiz ham toʻgʻri boʻlishi uchun",
  "local storage: journey-unsaved-draft":
    "Sahifadan ketganingizda formaga oxirgi yozganingiz, formani qayta ochguningizcha",
  "local storage: journey-request-copies":
    "Javobsiz har bir soʻrovning qisqa nusxasi: tur, sana, mehmonlar soni va kaliti, ismlarsiz. Brauzer bazani oʻchirsa, nima yoʻqolgani shundan koʻrinadi",
  "local storage: journey-currency": "Narxlar qoʻshimcha koʻrsatiladigan valyuta, agar tanlagan boʻlsangiz",
  "local storage: journey-language": "Siz tanlagan til",
  "local storage: journey-desk-columns": "Operator jadvallarining ustunlarini qanday kenglikda qilganingiz",
  "local storage: journey-settlement-columns":
    "Faqat operator ish joyida: toʻlov tizimi faylining qaysi ustuni nima ekani",
  "local storage: journey-first-steps-hidden": "Faqat operator ish joyida: birinchi qadamlar yopilgani",
  "local storage: mantine-color-scheme-value": "Yorugʻ, qorongʻi yoki qurilmadagidek, agar tanlagan boʻlsangiz",
  "session storage: journey-kept-trips": "Oʻsha son, shu varaq yopilguncha",
  "session storage: journey-this-visit": "Bu tashrif sanalgani, shu varaq yopilguncha",
  "session storage: journey-data-key":
    "Faqat maʼlumotlaringiz havolasini ochsangiz: havolani boshqa qurilma ishlata olmasligi uchun kalit, shu varaq yopilguncha",
  "session storage: journey-language-scroll":
    "Tilni oʻzgartirganingizda sahifani qayergacha surganingiz, sahifa koʻrsatilguncha",
  "session storage: journey-recovered-at": "Ilova oxirgi marta oʻzini qachon tiklagani, shu varaq yopilguncha",
};

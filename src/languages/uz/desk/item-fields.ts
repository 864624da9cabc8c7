import type { ItemKind } from "../../../domain/catalogue/fields/items.ts";

type FieldWords = { label: string; ask?: string; hint?: string; placeholder?: string; one?: string };

const FIELD_WORDS: Readonly<Record<string, FieldWords>> = {
  title: { label: "Nomi" },
  name: { label: "Nomi" },
  city: { label: "Shahar" },
  country: { label: "Mamlakat" },
  description: { label: "Tavsif" },
  image_url: { label: "Surat" },
  gallery: { label: "Galereya", one: "Surat" },
  featured: { label: "Bosh sahifada", ask: "Bosh sahifada koʻrsatish" },
  unesco: { label: "YUNESKO obyekti" },
  latitude: { label: "Kenglik", ask: "Xaritadagi joyi (ixtiyoriy)" },
  longitude: { label: "Uzunlik" },
  duration_days: { label: "Davomiyligi", ask: "Davomiyligi (kun)" },
  price: { label: "Narx", ask: "Bir mehmon uchun narx ($)" },
  original_price: {
    label: "Asl narx",
    ask: "Asl narx ($)",
    hint: "Qismlari alohida bron qilingandagi narx; farq boʻlmasa, boʻsh qoldiring",
  },
  max_guests: { label: "Mehmonlarning eng koʻp soni" },
  hotel_class: { label: "Mehmonxona toifasi", placeholder: "Kichik tarixiy mehmonxonalar" },
  destination_id: { label: "Yoʻnalish" },
  difficulty_level: { label: "Qiyinligi" },
  stop_ids: { label: "Toʻxtash joylari" },
  itinerary: { label: "Dastur", one: "Kun" },
  highlights: { label: "Asosiylari", one: "Qator" },
  includes: { label: "Narxga kiradi", one: "Qator" },
  excludes: { label: "Narxga kirmaydi", one: "Qator" },
  stays: { label: "Tunash", ask: "Sayohatchilar qayerda tunaydi: shahar, mehmonxona, tunlar", one: "Tunash joyi" },
  options: { label: "Qoʻshimcha xizmatlar", one: "Qoʻshimcha xizmat" },
  fiscal: { label: "Kodlar" },
  questions: { label: "Savollar", one: "Savol" },
  tour_ids: { label: "Turlar", ask: "Shu paketdagi turlar" },
  departure_dates: { label: "Joʻnash sanalari" },
  meeting_point: {
    label: "Uchrashuv joyi",
    hint: "Uchrashuv joyi, vaqti, belgisi yoki telefoni oʻzgarsa, bron qilgan sayohatchilarga xat va safar sahifasi orqali xabar beriladi",
  },
  meeting_time: { label: "Uchrashuv vaqti", placeholder: "08:30" },
  contact_phone: { label: "Aloqa telefoni" },
  meeting_latitude: { label: "Uchrashuv joyi kengligi", ask: "Xaritadagi uchrashuv joyi" },
  meeting_longitude: { label: "Uchrashuv joyi uzunligi" },
  good_to_know: { label: "Bilib qoʻying" },
};

const DAYS_OF_PACKAGE: FieldWords = { label: "Turlar orasidagi kunlar", one: "Kun" };

export const fieldWords = (name: string, kind?: ItemKind): FieldWords =>
  kind === "package" && name === "itinerary" ? DAYS_OF_PACKAGE : (FIELD_WORDS[name] ?? { label: name });

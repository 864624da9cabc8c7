import type { DeskRole } from "../../../domain/access/desk-role.ts";
import type { Member } from "../../../domain/desk/people/member-schema.ts";
import { ago, dayInTashkent, momentInTashkent } from "../write.ts";

const ROLE_PHRASES: Record<DeskRole, string> = { owner: "ish joyi egasi", office: "ofis xodimi" };

function memberStateText(
  { state, invited_at, until, mail, ended_at, ended_by, accepted_at, role }: Member,
  now: number,
): string {
  if (role === "guide") return "Telefonlar va hisobni yopish “Gidlar” boʻlimida.";
  if (state === "ended") return `Hisob yopilgan: ${dayInTashkent(ended_at ?? "")}, ${ended_by ?? "operator"}.`;
  if (state === "active") return `Shu yerda ishlay boshlagan: ${dayInTashkent(accepted_at ?? "")}.`;
  if (mail === "failed") return "Taklifni yuborib boʻlmadi. Manzilni tekshirib, qayta taklif qiling.";
  if (until === null) return "Taklif bir-ikki daqiqada yuboriladi.";
  if (Date.parse(until) < now) return "Taklif yuborilgan, lekin havolaning muddati oʻtgan. Qayta taklif qiling.";
  return `Taklif yuborilgan: ${dayInTashkent(invited_at ?? "")}. Havola ${momentInTashkent(until)} gacha ishlaydi.`;
}

export const MEMBERS: typeof import("../../en/desk/members.ts").MEMBERS = {
  lead: "Ish joyida kim ishlaydi va hisobi bor gidlar. Ishdan ketganlar roʻyxatda qoladi.",
  label: "Xodimlar",
  columns: {
    email: "Kim",
    role: "Vazifasi",
    status: "Holati",
    seen: "Oxirgi kirish",
    by: "Kim taklif qilgan",
  },
  roles: { owner: "Ega", office: "Ofis", guide: "Gid" },
  empty: { title: "Hozircha hech kim yoʻq", text: "Birinchi odamni taklif qiling." },
  self: (email) => `${email} (siz)`,
  seen: (age_ms) => ago(age_ms),
  never: "Hali kirmagan",
  byOperator: "Operator",
  standing: memberStateText,
  rights: {
    owner: "Ish joyidagi barcha amallar, jumladan pul qaytarish, kurslar, sozlamalar va xodimlar.",
    office:
      "Bronlar, joʻnashlar, kelgan toʻlovlar va katalog. Pul faqat bekor qilish shartlari boʻyicha qaytariladi, sozlamalar yopiq.",
  },
  toGuides: "Gidlarni ochish",
  add: "Taklif qilish",
  again: "Qayta taklif qilish",
  addTitle: "Ish joyiga taklif qilish",
  address: "E-pochta manzili",
  role: "Vazifasi",
  send: "Taklifni yuborish",
  sent: (to) => `${to} uchun taklif navbatda`,
  change: { owner: "Ega qilib tayinlash", office: "Ofisga oʻtkazish" },
  changeTitle: (email, role) => `${email} ${ROLE_PHRASES[role]} boʻlsinmi?`,
  changed: "Vazifasi oʻzgardi",
  end: "Hisobni yopish",
  withdraw: "Taklifni qaytarib olish",
  endTitle: (email) => `${email} hisobi yopilsinmi?`,
  endText:
    "Ish joyi bu odam uchun darhol yopiladi, barcha qurilmalarda tizimdan chiqariladi. Qilgan ishlari jurnalda qoladi. Sayohatchi sifatida kirishi mumkin.",
  withdrawTitle: (email) => `${email} uchun taklif qaytarib olinsinmi?`,
  withdrawText: "Xatdagi havola ishlamay qoladi.",
  ended: "Hisob yopildi",
  back: "Orqaga",
};

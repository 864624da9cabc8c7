import type { DeskRole } from "../../../domain/access/desk-role.ts";
import type { Member } from "../../../domain/desk/people/member-schema.ts";
import { ago, dayInTashkent, momentInTashkent } from "../write.ts";

const ROLE_PHRASES: Record<DeskRole, string> = { owner: "владельцем", office: "сотрудником офиса" };

function memberStateText(
  { state, invited_at, until, mail, ended_at, ended_by, accepted_at, role }: Member,
  now: number,
): string {
  if (role === "guide") return "Телефоны и закрытие доступа — в разделе «Гиды».";
  if (state === "ended") return `Доступ закрыт ${dayInTashkent(ended_at ?? "")}: ${ended_by ?? "оператор"}.`;
  if (state === "active") return `Работает здесь с ${dayInTashkent(accepted_at ?? "")}`;
  if (mail === "failed") return "Приглашение отправить не удалось. Проверьте адрес и пригласите снова.";
  if (until === null) return "Приглашение уйдёт через минуту-две.";
  if (Date.parse(until) < now) return "Приглашение отправлено, но ссылка истекла. Пригласите снова.";
  return `Приглашение от ${dayInTashkent(invited_at ?? "")}: ссылка действует до ${momentInTashkent(until)}.`;
}

export const MEMBERS: typeof import("../../en/desk/members.ts").MEMBERS = {
  lead: "Кто работает на рабочем месте, и гиды с учётной записью. Бывшие сотрудники остаются в списке.",
  label: "Сотрудники",
  columns: {
    email: "Кто",
    role: "Роль",
    status: "Статус",
    seen: "Последний вход",
    by: "Кто пригласил",
  },
  roles: { owner: "Владелец", office: "Офис", guide: "Гид" },
  empty: { title: "Пока никого нет", text: "Пригласите первого." },
  self: (email) => `${email} (вы)`,
  seen: (age_ms) => ago(age_ms),
  never: "Входа ещё не было",
  byOperator: "Оператор",
  standing: memberStateText,
  rights: {
    owner: "Всё на рабочем месте, включая возвраты, курсы, настройки и сотрудников.",
    office: "Брони, выезды, входящие платежи и каталог. Возвраты — только по условиям отмены, настройки недоступны.",
  },
  toGuides: "Открыть гидов",
  add: "Пригласить",
  again: "Пригласить снова",
  addTitle: "Пригласить на рабочее место",
  address: "Адрес эл. почты",
  role: "Роль",
  send: "Отправить приглашение",
  sent: (to) => `Приглашение для ${to} в очереди`,
  change: { owner: "Сделать владельцем", office: "Перевести в офис" },
  changeTitle: (email, role) => `Сделать ${email} ${ROLE_PHRASES[role]}?`,
  changed: "Роль изменена",
  end: "Закрыть доступ",
  withdraw: "Отозвать приглашение",
  endTitle: (email) => `Закрыть доступ для ${email}?`,
  endText:
    "Рабочее место закроется для этого человека сразу, на всех устройствах произойдёт выход. Сделанное остаётся в журнале. Войти как путешественник по-прежнему можно.",
  withdrawTitle: (email) => `Отозвать приглашение для ${email}?`,
  withdrawText: "Ссылка в письме перестанет работать.",
  ended: "Доступ закрыт",
  back: "Назад",
};

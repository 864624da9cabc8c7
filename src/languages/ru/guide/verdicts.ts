import type { GuideFact } from "../../../domain/guide/roster.ts";
import { clockInTashkent, count, day, momentInTashkent } from "../write.ts";

const people = (number: number) => count(number, "человек", "человека", "человек");
const time = ({ seen_at, guide_name }: GuideFact) => `в ${clockInTashkent(Date.parse(seen_at))} (${guide_name})`;

const ASK_FOR_NAME = "Спросите имя или номер брони и найдите гостей в списке.";
const CALL_OPERATOR = "Прежде чем пустить гостей, позвоните оператору.";

export const SCAN_VERDICTS: typeof import("../../en/guide/verdicts.ts").SCAN_VERDICTS = {
  not_ours: {
    title: "Не наш код",
    why: "Это не наш ваучер.",
    todo: `Попросите показать код в разделе «Мои поездки». ${ASK_FOR_NAME}`,
  },
  damaged: {
    title: "Код повреждён",
    why: "Похоже на наш ваучер, но часть кода потеряна или изменена.",
    todo: `Попросите показать весь код в приложении. ${ASK_FOR_NAME}`,
  },
  newer_version: {
    title: "Новее этого приложения",
    why: "Этот ваучер сделан для более новой версии приложения.",
    todo: `Обновите приложение, когда будет связь. ${ASK_FOR_NAME}`,
  },
  unknown_key: {
    title: "Неизвестная подпись",
    why: "Этот телефон не знает ключа, которым подписан ваучер, или ключ отозван.",
    todo: `Обновите список, когда будет связь. ${ASK_FOR_NAME}`,
  },
  bad_signature: {
    title: "Ваучер не настоящий",
    why: "Его изменили после нашей подписи, или мы его не подписывали.",
    todo: `Не пускайте гостей по этому коду. ${ASK_FOR_NAME}`,
  },
  cannot_check: {
    title: "Не удалось проверить",
    why: "Этот телефон сейчас не может проверить подпись. Возможно, ваучер настоящий.",
    todo: ASK_FOR_NAME,
  },
  older_code: {
    title: "Старый код",
    why: (name) => `Он для другого выезда, но ${name} есть в этом списке.`,
    todo: "Убедитесь, что это они, и отметьте их по имени.",
  },
  own_departure: {
    title: "Другой выезд",
    why: (to) => `Этот ваучер на ${day(to.start_date)}, «${to.title}»: этот выезд тоже ваш.`,
    todo: "Отправьте гостей туда или откройте тот выезд.",
  },
  other_departure: {
    title: "Другой выезд",
    why: "Ваучер настоящий, но для другой поездки или другого дня.",
    todo: `Покажите гостям день и место в их ваучере. ${CALL_OPERATOR}`,
  },
  moved: {
    title: "Бронь перенесена",
    whyTo: (to) => `Теперь эта бронь на ${day(to.start_date)}, «${to.title}».`,
    why: (instant) =>
      instant === null
        ? "Эту бронь перенесли на другой выезд."
        : `Эту бронь перенесли на другой выезд (${momentInTashkent(instant)}).`,
    todo: CALL_OPERATOR,
  },
  cancelled: {
    title: "Бронь отменена",
    why: (name, instant) =>
      instant === null
        ? `${name}: бронь больше не действует.`
        : `${name}: бронь отменена (${momentInTashkent(instant)}).`,
    todo: CALL_OPERATOR,
  },
  not_confirmed: {
    title: "Не подтверждено",
    why: (name) => `${name}: места пока держим, но бронь ещё не оплачена.`,
    todo: CALL_OPERATOR,
  },
  link_revoked: {
    title: "Код отозван",
    why: (lead: string) => `Код этого путешественника отозван или заменён новым. Бронь на имя ${lead}.`,
    todo: `Попросите показать самый новый код. ${ASK_FOR_NAME}`,
  },
  already_in: {
    title: "Уже отмечены",
    why: (name, guests, checkIns) =>
      `${name ?? "Этот ваучер"}: ${people(guests)}, отметка ${checkIns.map(time).join(" и ")}.`,
    todo: "Это другие путешественники? Тогда ваучер скопировали: спросите их имена.",
  },
  not_listed: {
    title: (guests) => `Действителен: ${people(guests)}`,
    why: "Ваучер настоящий, но бронь новее вашего списка.",
    todo: "Гости отмечены. Спросите имя и обновите список, когда будет связь.",
  },
  other_number: {
    why: (onVoucher, onList) => `В ваучере ${people(onVoucher)}, в вашем списке ${people(onList)}: ваучер устарел.`,
    todo: "Пересчитайте гостей и введите ниже, сколько их здесь.",
  },
  welcome: {
    why: (guests, reference) => `${people(guests)} · ${reference}`,
    whyPerson: (lead: string, reference: string) => `1 человек · бронь на имя ${lead} · ${reference}`,
    todo: "Гости отмечены.",
  },
};

export const AFTER_SCAN: typeof import("../../en/guide/verdicts.ts").AFTER_SCAN = {
  next: "Сканировать следующий",
  open: "Открыть бронь",
  openDeparture: "Открыть тот выезд",
  list: "Выбрать по имени",
};

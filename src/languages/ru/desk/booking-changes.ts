import { optionsOrNone } from "../terms/price.ts";
import { count, day, money } from "../write.ts";

const guestsText = (number: number) => count(number, "гость", "гостя", "гостей");

export const NO_EMAIL = "У этого путешественника нет адреса эл. почты: сообщите ему по телефону.";

export const ONE_BOOKING: typeof import("../../en/desk/booking-changes.ts").ONE_BOOKING = {
  lead: (booking) =>
    `${booking.customer_name}, ${booking.title}, ${day(booking.check_in)}, ${guestsText(booking.guests)}`,
  price: "Цена",
  owed: "К оплате",
  settled: "Ничего",
  by: (due) => `до ${day(due)}`,
  guest: "Гость",
  guests: guestsText,
};

export const CHANGE: typeof import("../../en/desk/booking-changes.ts").CHANGE = {
  day: {
    act: "Перенести на другой день",
    title: "Перенести бронь на другой день",
    lead: "Места на новый день занимаются раньше, чем освобождаются прежние. Действует цена нового дня.",
    save: "Перенести бронь",
    done: "Бронь перенесена",
  },
  people: {
    act: "Изменить гостей или опции",
    title: "Изменить гостей или опции",
    lead: "Гости и опции, которые уже есть в брони, сохраняют свою цену. Новые — по сегодняшней цене.",
    save: "Сохранить изменение",
    done: "Бронь изменена",
  },
  departure: "Выезд",
  choose: "Выберите день",
  otherDay: "Другой день",
  newDay: "Новый день",
  full: "мест нет",
  seats: (left) => `осталось ${count(left, "место", "места", "мест")}`,
  guests: "Гости",
  waive: "Не брать сбор за отмену",
  waiveHint: {
    day: "Путешественник не платит сбор, который взяли бы при отмене сегодня.",
    people: "Путешественник не платит сбор за гостей и опции, которые убраны.",
  },
  back: (most) => `Возврат (USD), не больше ${money(most)}`,
  backHint: "Эту сумму предлагают условия отмены. Остальное остаётся в цене, и мы оставляем это себе.",
  keptByTerms: (cents) => `Итог включает ${money(cents)}, удержанные по условиям отмены.`,
  compared: "Бронь сейчас и после изменения",
  what: "Бронь",
  before: "Сейчас",
  after: "После",
  same: "Пока ничего не изменилось.",
  dropped: (guests) =>
    `Из списка будут убраны: ${count(guests, "названный гость", "названных гостя", "названных гостей")}.`,
  mails: (address) => (address ? `На ${address} придёт письмо об изменении.` : NO_EMAIL),
  rows: (booking, then) => {
    const rows: [string, string, string][] = [
      ["Выезд", day(booking.check_in), day(then.to_date)],
      ["Гости", String(booking.guests), String(then.guests)],
      ["Опции", optionsOrNone(booking.options), optionsOrNone(then.quote.options)],
      ["Итого", money(booking.total_cents), money(then.total_cents)],
      ["К оплате", money(booking.owed_cents), money(then.owed_cents)],
      ["Возврат при отмене", money(then.cancel_before_cents), money(then.cancel_after_cents)],
    ];
    return rows.filter(([, before, after], place) => place > 2 || before !== after);
  },
  difference: ({ difference_cents, owed_cents, due_on }) =>
    [
      difference_cents === 0
        ? "Цена не меняется."
        : `${difference_cents > 0 ? "Дороже" : "Дешевле"} на ${money(Math.abs(difference_cents))}.`,
      owed_cents > 0 && due_on ? `После этого до ${day(due_on)} надо оплатить ${money(owed_cents)}.` : "",
    ]
      .filter((words) => words !== "")
      .join(" "),
};

export const CORRECT: typeof import("../../en/desk/booking-changes.ts").CORRECT = {
  act: "Исправить имя или контакты",
  title: "Исправить имя или контакты",
  lead: "Исправляет опечатку. Уже созданные счета и квитанции не меняются.",
  email:
    "Если изменить адрес, ссылки в отправленных письмах перестанут работать; на устройстве, где оформляли бронь, поездка по-прежнему открывается. На новый адрес придёт ссылка, туда же пойдут письма из очереди.",
  first: "Имя",
  last: "Фамилия",
  save: "Сохранить",
  done: "Исправлено",
};

export const LINK: typeof import("../../en/desk/booking-changes.ts").LINK = {
  act: "Ссылка на поездку",
  title: "Ссылка гостя на поездку",
  lead: "По ссылке любой может открыть поездку, оплатить её и отменить. Ссылки не хранятся, поэтому каждая новая; в журнале видно, кто её создал.",
  copy: "Скопировать новую ссылку",
  copied: "Ссылка скопирована",
  notCopied: "Не скопировано: скопируйте из поля",
  field: "Ссылка",
  send: "Отправить гостю по эл. почте",
  to: (address) => (address ? `Письма уходят на ${address}.` : NO_EMAIL),
  sent: "Ссылка поставлена в очередь на отправку",
  back: "Закрыть",
};

export const NOTES: typeof import("../../en/desk/booking-changes.ts").NOTES = {
  title: "Заметки",
  ours: "Внутренние заметки",
  none: "Заметок пока нет.",
  add: "Новая заметка",
  hint: "Сохраняется с вашим именем и временем. Заметки нельзя изменить или удалить.",
  save: "Добавить заметку",
  done: "Заметка добавлена",
  guide: "Для гида",
  guideHint: "Гид видит её рядом с этой бронью, в том числе без связи.",
  saveGuide: "Сохранить для гида",
  guideDone: "Заметка для гида сохранена",
  guideChanged: (now) =>
    `Эту заметку изменил кто-то другой: «${now || "пусто"}». Ваша не сохранена; чтобы заменить чужую, сохраните ещё раз.`,
};

export const CHANGED_MEANWHILE =
  "Другой администратор это изменил. То, что вы ввели, осталось здесь; если сохранить снова, оно заменит его версию.";

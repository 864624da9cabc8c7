import { count } from "../write.ts";

export const CONNECTION_NOTICES: typeof import("../../en/app/notices.ts").CONNECTION_NOTICES = {
  online: "",
  slow: "Медленная связь: то, что вы видите, могло немного устареть",
  offline: "Нет связи: показываем то, что есть на этом устройстве",
  login_page: "Эта сеть требует входа: показываем то, что есть на этом устройстве",
};

export const UPDATE_NOTICE: typeof import("../../en/app/notices.ts").UPDATE_NOTICE = {
  ready: "Готова новая версия. Всё, что вы ввели, сохранено.",
  waits: "То, что вы ввели, ещё не сохранено. Отправьте или закройте форму, и приложение перезагрузится само.",
  reload: "Обновить",
};

export const REPAIR_NOTICES: typeof import("../../en/app/notices.ts").REPAIR_NOTICES = {
  refused:
    "Приватный режим? Поездки здесь нельзя сохранить офлайн, а введённый текст пропадёт, когда вы закроете страницу. Если режим обычный, закройте другие вкладки этого сайта и откройте его снова.",
  cleared: (trips) => [
    `Браузер удалил ${count(trips, "сохранённую поездку", "сохранённые поездки", "сохранённых поездок")}. Ваши бронирования целы: `,
    { trips: "прислать их на почту" },
    ".",
  ],
  lost: (requests) => [
    `Браузер удалил ${count(requests, "заявку", "заявки", "заявок")}, на которые мы ещё не ответили: `,
    { lost: "посмотреть, что потеряно" },
    ". ",
  ],
  emptyApp: ["Здесь приложение пока пустое. Уже бронировали? ", { trips: "Перенесите свои поездки" }, "."],
  incomplete: (missing, files) =>
    `На этом устройстве не хватает ${missing} из ${files} частей приложения. Они загрузятся снова, когда появится связь; до тех пор некоторые страницы могут не открыться офлайн.`,
  dismiss: "Скрыть",
};

export const TRIPS_BANNER: typeof import("../../en/app/notices.ts").TRIPS_BANNER = {
  more: (others) => ` и ещё ${others}`,
};

export const CHECKING_ACCESS = "Проверяем ваш доступ… Если вы офлайн, проверка продолжится, когда появится связь.";

export const SAVE_FOR_OFFLINE: typeof import("../../en/app/notices.ts").SAVE_FOR_OFFLINE = "Сохранить офлайн";

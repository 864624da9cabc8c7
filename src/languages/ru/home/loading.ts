const textsOf = (what: string, ofThese: string) => ({
  loading: `Загружаем ${what}`,
  notHere: `Нет связи, и ${ofThese} нет в каталоге на этом устройстве.`,
  failed: `Не удалось загрузить ${what}. Попробуйте ещё раз.`,
});

export const LOADING_TEXTS: typeof import("../../en/home/loading.ts").LOADING_TEXTS = {
  destination: textsOf("направление", "этого направления"),
  tour: textsOf("тур", "этого тура"),
  package: textsOf("пакет", "этого пакета"),
  destinations: textsOf("направления", "этих направлений"),
  tours: textsOf("туры", "этих туров"),
  packages: textsOf("пакеты", "этих пакетов"),
  trips: textsOf("поездки", "этих поездок"),
};

export const NOT_LOADED: typeof import("../../en/home/loading.ts").NOT_LOADED = {
  nothingSaved: "Нет связи, и на этом устройстве пока ничего не сохранено.",
  imagesMissing: "Фотографии направлений не найдены",
  again: "Повторить",
};

export const CATALOGUE_AGE: typeof import("../../en/home/loading.ts").CATALOGUE_AGE = {
  offline: "Нет связи.",
  failed: "Не удалось обновить каталог.",
  asOf: (age) => `Цены и даты на ${age}.`,
  storageFull: "На устройстве нет места: каталог работает онлайн, но не сохраняется для просмотра без связи.",
  storageRefused: "Приватный режим? Сайт работает онлайн, но сохранить что-либо для просмотра без связи нельзя.",
};

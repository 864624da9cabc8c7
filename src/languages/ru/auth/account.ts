export const AUTH_PAGE: typeof import("../../en/auth/account.ts").AUTH_PAGE = {
  welcome: (shop) => `Добро пожаловать в ${shop}`,
  lead: "С учётной записью ваши бронирования видны на всех устройствах. Забронировать можно и без неё.",
  invitedLead:
    "Вам предлагают доступ к рабочему месту оператора. Создайте учётную запись с тем адресом, на который пришло приглашение, или войдите, если она у вас уже есть.",
  description: "Войдите, чтобы видеть свои бронирования на всех устройствах.",
  signIn: "Войти",
  signUp: "Зарегистрироваться",
  checkMail: "Учётная запись создана! Проверьте почту и подтвердите свой адрес.",
  linkMailed: "Если учётная запись с этим адресом есть, ссылка для смены пароля уже отправлена.",
  linkOffer: "Мы пришлём на почту ссылку, по которой можно задать новый пароль.",
  signedIn: "Вы вошли!",
  passwordSaved: "Пароль сохранён",
  passwordSavedText: "Вы вошли в учётную запись.",
};

export const AUTH_FORM: typeof import("../../en/auth/account.ts").AUTH_FORM = {
  email: "Электронная почта",
  password: "Пароль",
  showPassword: "Показать или скрыть пароль",
  passwordRule: "Не меньше 6 символов",
  newPassword: "Новый пароль",
  firstName: "Имя",
  lastName: "Фамилия",
  forgotten: "Забыли пароль?",
  mailLink: "Прислать ссылку",
  back: "Вернуться ко входу",
  savePassword: "Сохранить новый пароль",
};

export const MAIL_LINK: typeof import("../../en/auth/account.ts").MAIL_LINK = {
  refused: "Эта ссылка больше не действует",
  refusedText: "Ссылкой уже воспользовались, или её срок истёк. Войдите или запросите новую.",
  unanswered: "Наш сервер не ответил",
  unansweredText: "По этой ссылке вы ещё не вошли. Не закрывайте страницу и попробуйте снова.",
  notNow: "Не сейчас",
  again: "Попробовать снова",
  emailConfirmed: "Адрес подтверждён",
  signedIn: "Вы вошли!",
  signedInAs: (email) => `Вы вошли как ${email}.`,
};

export const MAIL_LINK_QUESTIONS: typeof import("../../en/auth/account.ts").MAIL_LINK_QUESTIONS = {
  switch: (email) => `Перейти в учётную запись ${email}?`,
  switchText: (email) =>
    `Вы вошли как ${email}. Эта ссылка относится к другой учётной записи, и ваши бронирования будут сохраняться в ней.`,
  switchYes: "Сменить учётную запись",
  stay: (email) => `Остаться под ${email}`,
  ownAddress: "Вы открыли ссылку из письма. Продолжайте, только если это ваш собственный адрес.",
  newPassword: (email) => `Задать новый пароль для ${email}?`,
  continue: "Продолжить",
  signIn: (email) => `Войти как ${email}?`,
  signInYes: "Войти",
  notNow: "Не сейчас",
};

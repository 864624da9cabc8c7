const PASSWORD_SHORT = "В пароле должно быть не меньше 6 символов.";
const LINK_USED = "Ссылкой уже воспользовались, или её срок истёк. Запросите новую.";
const EMAIL_TAKEN = "Учётная запись с этим адресом уже есть. Войдите в неё.";

export const SIGN_IN_PROBLEMS: typeof import("../../en/auth/problems.ts").SIGN_IN_PROBLEMS = {
  unreachable: "Наш сервер недоступен. То, что вы ввели, осталось здесь: попробуйте снова чуть позже.",
  invalid_credentials: "Неверный адрес или пароль. Проверьте, что вы ввели.",
  email_not_confirmed: "Сначала подтвердите свой адрес по ссылке из письма, затем войдите.",
  failed: "Не удалось войти",
};

export const SIGN_UP_PROBLEMS: typeof import("../../en/auth/problems.ts").SIGN_UP_PROBLEMS = {
  unreachable:
    "Наш сервер не ответил, и учётная запись, возможно, уже создана. То, что вы ввели, осталось здесь: попробуйте снова или откройте ссылку из нашего письма, если оно придёт.",
  over_email_send_rate_limit:
    "Пока мы не можем отправить вам ещё одно письмо. Если вы уже зарегистрировались, откройте ссылку из нашего письма; если нет, попробуйте снова через несколько минут.",
  user_already_exists: EMAIL_TAKEN,
  email_exists: EMAIL_TAKEN,
  weak_password: PASSWORD_SHORT,
  failed: "Не удалось создать учётную запись",
};

export const PASSWORD_RESET_PROBLEMS: typeof import("../../en/auth/problems.ts").PASSWORD_RESET_PROBLEMS = {
  unreachable: "Наш сервер не ответил, и ссылка, возможно, уже отправлена. Проверьте почту или попробуйте снова.",
  over_email_send_rate_limit:
    "Пока мы не можем отправить вам ещё одно письмо. Если ссылка пришла, откройте её; если нет, попробуйте снова через несколько минут.",
  failed: "Произошла непредвиденная ошибка",
};

export const NEW_PASSWORD_PROBLEMS: typeof import("../../en/auth/problems.ts").NEW_PASSWORD_PROBLEMS = {
  unreachable:
    "Наш сервер не ответил, и новый пароль, возможно, уже сохранён. То, что вы ввели, осталось здесь: на всякий случай сохраните ещё раз.",
  weak_password: PASSWORD_SHORT,
  same_password: "Это ваш нынешний пароль. Придумайте другой.",
  session_not_found: LINK_USED,
  AuthSessionMissingError: LINK_USED,
  failed: "Произошла непредвиденная ошибка",
};

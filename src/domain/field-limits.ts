const NAME_MAX = 50;

export const FIELD_LIMITS = {
  name: NAME_MAX,
  full_name: 2 * NAME_MAX + 1,
  email: 254,
  phone: 20,
  special_requests: 1000,
  nationality: 50,
  diet: 100,
  note: 300,
  passport: 20,
} as const;

/** Must equal the server's `minimum_password_length`. */
export const PASSWORD_MIN = 6;

const note =
  "The ErrorMessage field is outdated. Please switch to errMessage for unification of the responses. Also, please know " +
  "that in the future, all fields except error and errMessage will be passed to data.";
const shopTransaction = "c9211e0f-c6ba-4d97-b8be-fb230ef3985b";
const uuid = "e3f40dc3-4955-412a-853a-2ddd28d3201f";

export const documentedIds = { paymentId: shopTransaction, providerPaymentId: uuid };

const described = { shop_transaction_id: shopTransaction, octo_payment_UUID: uuid };
const refused = (error: number, words: string) => ({
  error,
  errMessage: words,
  data: null,
  errorMessage: words,
  apiMessageForDevelopers: note,
});

export const stateAnswers = {
  "the sample of the status page: nothing but the ids and the status": {
    error: 0,
    data: { ...described, status: "created" },
  },
  "a created payment": {
    error: 0,
    errMessage: null,
    data: { ...described, status: "created", octo_pay_url: `https://pay2.octo.uz/pay/${uuid}?language=en` },
    errorMessage: null,
    apiMessageForDevelopers: note,
  },
  "a created payment with its sums": {
    error: 0,
    errMessage: null,
    data: {
      ...described,
      status: "created",
      octo_pay_url: `https://pay2.octo.uz/pay/${uuid}`,
      refunded_sum: 0,
      total_sum: 103.33,
      currency: "USD",
    },
    errorMessage: null,
    apiMessageForDevelopers: note,
  },
  "the older form, all at the top": {
    error: 0,
    status: "created",
    ...described,
    octo_pay_url: `https://pay.octo.uz/${uuid}`,
  },
  "both forms at once": {
    error: 0,
    status: "created",
    ...described,
    octo_pay_url: `https://pay.octo.uz/${uuid}`,
    data: { ...described, status: "created" },
    errMessage: null,
  },
  "sums that are null, and fields nobody wrote down": {
    error: 0,
    errMessage: null,
    data: {
      ...described,
      status: "created",
      octo_pay_url: null,
      total_sum: null,
      currency: null,
      refunded_sum: null,
      card: { brand: null },
      fiscal: [],
    },
    errorMessage: null,
    apiMessageForDevelopers: null,
    traceId: 12,
  },
};

export const statusWords: [word: string, ours: string | null][] = [
  ["created", "pending"],
  ["wait_user_action", "wait_user_action"],
  ["waiting_for_capture", "processing"],
  ["succeeded", "completed"],
  ["canceled", "cancelled"],
  ["cancelled", "cancelled"],
  ["expired", "cancelled"],
  ["failed", "failed"],
  ["declined", "failed"],
  ["refunded", "refunded"],
  ["partially_refunded", "completed"],
  ["process_user_login", "processing"],
  ["process_action", "processing"],
  ["payment_in_process", "processing"],
  ["unknown", null],
  ["a_word_of_next_year", null],
  ["", null],
];

const refundIds = {
  octo_payment_UUID: uuid,
  refund_id: "9ddd6a6c-e8c7-4859-9943-70c5bf7b4405",
  refund_time: "2024-12-18 16:59:39",
};

export const refundAnswers: [name: string, answer: object, ours: "succeeded" | "pending" | "failed"][] = [
  [
    "success",
    {
      error: 0,
      errMessage: null,
      data: { ...refundIds, status: "succeeded" },
      errorMessage: null,
      apiMessageForDevelopers: note,
    },
    "succeeded",
  ],
  ["success in the older form", { error: 0, status: "ok", ...refundIds }, "succeeded"],
  ["success in the older form, by its newer word", { error: 0, status: "succeeded", ...refundIds }, "succeeded"],
  ...["new", "pending", "unknown"].map((status): [string, object, "pending"] => [
    `'${status}'`,
    { error: 0, errMessage: null, data: { ...refundIds, status }, errorMessage: null },
    "pending",
  ]),
  ["taken, without a word on how it went", { error: 0, errMessage: null, data: refundIds }, "pending"],
  ["taken, and nothing more", { error: 0, errMessage: null, data: null, errorMessage: null }, "pending"],
  ...["canceled", "error"].map((status): [string, object, "failed"] => [
    `'${status}'`,
    { error: 0, errMessage: null, data: { ...refundIds, status }, errorMessage: null },
    "failed",
  ]),
  ["an amount it does not take, by the older number", refused(3, "Invalid refund amount"), "failed"],
  ["an amount it does not take, as seen live", refused(22, "Wrong refund amount"), "failed"],
];

/** The state of the money is unknown after these errors, so the call is repeated. */
export const refusals: [answer: object, kind: "misconfigured" | "too_often" | "refused"][] = [
  [refused(2, "Wrong secret"), "misconfigured"],
  [refused(2, "no_shop_found"), "misconfigured"],
  [{ error: 2 }, "misconfigured"],
  [{ error: 2, errMessage: null, data: null, errorMessage: null }, "misconfigured"],
  [{ error: "2", errMessage: "Wrong secret" }, "misconfigured"],
  [refused(11, "Requests too often. Minimum delay is 1 second"), "too_often"],
  [
    refused(
      403,
      "Fiscal object with merchant ID 242 spic : 00305001001000000 package code : 1425207 nds : 1 inn : 123456 pinfl : null not contains in system",
    ),
    "misconfigured",
  ],
  [refused(-270, "Wrong code"), "refused"],
  [refused(999, "Something new"), "refused"],
];

/** Octo answers an unknown payment as if the creating call lacked its parameters. */
export const unknownPayments = [
  refused(1, "Wrong params: [totalSum, currency, initTime] must not be null or blank"),
  refused(404, "Payment not found"),
  refused(7, "transaction_not_found"),
];

export const fiscalAnswer = {
  error: 0,
  errMessage: "",
  data: {
    phone: "998781290011",
    code: 0,
    message: "accepted",
    terminalID: "EZ000000000102",
    receiptId: 2121,
    dateTime: "20220929013159",
    fiscalSign: "420808230750",
    qrCodeURL: "https://ofd.soliq.uz/epi?t=EZ000000000102&r=2121&c=20220929013159&s=420808230750",
  },
};

const callback = {
  ...described,
  status: "succeeded",
  signature: "64F35398F22FE63FE780583F8BEEDE170094CE5D",
  hash_key: "e27d3f79-3189-44e9-8a66-566a141025df",
};

export const callbackMessages = {
  "the sample": {
    ...callback,
    total_sum: 1,
    transfer_sum: 0.97,
    refunded_sum: 0,
    card_country: "UZ",
    maskedPan: "427831** **** 3011",
    rrn: "436456776123",
    riskLevel: 0,
    payed_time: "2024-12-25 15:25:14",
    card_type: "internationalVisa",
    is_physical_card: true,
  },
  "the older sample: ids, status, signature": callback,
  "nothing but what is needed, all else null": {
    ...callback,
    total_sum: null,
    transfer_sum: null,
    refunded_sum: null,
    card_country: null,
    maskedPan: null,
    rrn: null,
    riskLevel: null,
    payed_time: null,
    card_type: null,
    is_physical_card: null,
  },
  "numbers where the table says strings": { ...callback, rrn: 436456776123, maskedPan: 4278310000003011, card_type: 3 },
  "strings where the table says numbers": { ...callback, total_sum: "1.00", refunded_sum: "0", riskLevel: "0" },
  "objects and lists nobody wrote down": { ...callback, card_type: { id: 1 }, extra: [1, 2], rrn: ["4"] },
  "its fields in data": { error: 0, data: callback },
  "a hash key that is null": { ...callback, hash_key: null },
  "our id missing": { ...callback, shop_transaction_id: null },
};

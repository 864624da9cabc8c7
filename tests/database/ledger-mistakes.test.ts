import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Database, one } from "./support/database.ts";
import { openQuickest } from "./support/engines.ts";
import { firstLie, openShop, type Shop } from "./support/money-schedule.ts";
import { MONEY_STEPS } from "./support/money.ts";

const CARD_STEPS = ["a gift card", "desk takes a card back", "card rests go back"];
const OTHER_STEPS = Object.keys(MONEY_STEPS).filter((name) => !CARD_STEPS.includes(name));
const WITH_CARDS = [...CARD_STEPS, "a gift card", "pays", "opens", "expires", "cancels", "desk cancels"];
const CASH = "cash or a transfer";
const REFUND = "desk gives some back";

type Mistake = [what: string, function_: string, right: string, wrong: string, ...steps: string[]];
const MISTAKES: Mistake[] = [
  [
    "a journal is posted again",
    "post_journal",
    "e.journal = post_journal.journal)",
    "e.journal = post_journal.journal and false)",
  ],
  ["a booking that ended still owes", "write_off", "owed.cents > 0", "owed.cents < 0"],
  [
    "what is earned already is sold again",
    "post_booking",
    "private.balance(new.id, 'revenue')",
    "0",
    "pays a part",
    "desk cancels",
    "desk confirms",
  ],
  ["fees are earned as revenue", "post_booking", "coalesce((new.quote ->> 'fees_cents')::bigint, 0)", "0"],
  ["what is given back comes all from revenue", "split_unearned", "coalesce(parted.fees, 0)", "0::bigint"],
  [
    "what was paid twice is given back out of what is earned",
    "post_promised_refund",
    "cents + least(0, private.balance(booking_id, 'receivable') + surplus)",
    "cents",
  ],
  ["a surplus pays the refund of a cancelled booking", "post_refund", "private.surplus(new.booking_id)", "0"],
  ["a flag says more than is left", "apply_money", "perform private.update_surplus_flag(booking_id);", ""],
  ["money sent is not taken off what is due", "post_payment", "'refunds_due', back", "'receivable', back"],
  [
    "what the provider gave back by itself is forgotten",
    "note_provider_refund",
    "if part > 0 then",
    "if false then",
    "pays",
    "provider gives some back",
    "provider takes back",
    REFUND,
    "refunds go out",
  ],
  [
    "what the provider sent after the desk gave it in cash shows nowhere",
    "note_provider_refund",
    "twice := least(still, private.handed_cents(payment.id));",
    "twice := 0; still := greatest(0, still - private.handed_cents(payment.id));",
    "pays",
    "a refund fails and is given in cash",
    "provider takes back",
  ],
  [
    "nobody is told what was refunded twice",
    "note_double_refund",
    "perform private.flag_booking(payment.booking_id, private.double_refund_reason());",
    "",
    "pays",
    "a refund fails and is given in cash",
    "provider takes back",
  ],
  [
    "stray money becomes the booking's own when the rest of its payment goes back",
    "promise_refund",
    "if not with_stray and paid.is_mixed",
    "if false and paid.is_mixed",
    CASH,
    "pays a part",
    "moves",
  ],
  ["cash is posted as the provider's", "money_account", "when 'cash' then 'cash'", "when 'cash' then 'provider'"],
  [
    "money recorded by mistake stays in the drawer",
    "post_payment",
    "account, -new.amount_cents",
    "'provider', -new.amount_cents",
    CASH,
    "desk voids",
  ],
  [
    "a cancelled booking owes what was recorded by mistake",
    "post_payment",
    "b.status <> 'confirmed'",
    "b.status = 'confirmed'",
    CASH,
    "desk cancels",
    "desk voids",
  ],
  [
    "what is given by hand stays promised",
    "admin_record_refund_by_hand",
    "perform private.record_sent_refund(refund.payment_id, unsent);",
    "",
    CASH,
    REFUND,
    "desk gives by hand",
  ],
  [
    "what was promised back is voided",
    "admin_void_money",
    "r.payment_id = payment.id and r.status <> 'failed'",
    "false",
    CASH,
    REFUND,
    "desk voids",
  ],
  [
    "the provider is asked to send cash back",
    "claim_refunds",
    "p.method = 'provider'",
    "true",
    CASH,
    REFUND,
    "refunds go out",
  ],
  [
    "what was recorded is recorded again",
    "record_money",
    "where p.id = payment_id;",
    "where p.id = payment_id and p.amount_cents = record_money.amount_cents;",
  ],
  [
    "what a guide takes is booked under another id",
    "report_cash",
    "booking, (cash ->> 'id')::uuid, 'cash'",
    "booking, gen_random_uuid(), 'cash'",
    "guide tells cash, twice, late",
  ],
  ["credit does not say whose card it is", "name_card", "p.id = new.payment_id", "false"],
  [
    "a card that pays a part of a hold confirms it",
    "record_payment",
    "when card_id is not null and booking.status = 'pending'",
    "when false",
  ],
  ["a card pays more than is left of it", "card_outlook", "least(rest, owed, in_cash)", "owed"],
  ["what a card paid of a hold that ended is kept", "return_card_money", "l.left_cents > l.own_cents", "false"],
  [
    "a card taken back keeps its credit",
    "void_gift_card",
    "perform private.post_card(card, -rest,",
    "perform private.post_card(card, 0,",
    "a gift card",
    "desk takes a card back",
  ],
  ["a smaller sale has no credit note", "number_document", "where sale <> 0", "where sale > 0"],
  ["sent money has no document", "number_document", "where money <> 0", "where money > 0"],
  ["a move is earned as revenue alone", "post_move", "earned_fees - fees\n", "0\n"],
  ["money that came beside it stays so when a move makes it dearer", "apply_money", "fits <= 0", "true"],
  ["what nobody owes is the booking's own", "apply_money", "least(0, private.balance(booking_id, 'receivable'))", "0"],
  [
    "what comes in for a confirmed booking is never its own",
    "settle_booking",
    "if seated then",
    "if seated and booking.status <> 'confirmed' then",
  ],
  [
    "what came too late is the booking's own",
    "settle_booking",
    "if seated then",
    `if not seated then update public.payments p set applied_cents = p.amount_cents where p.id = payment.id; end if;
       if seated then`,
    "opens",
    "fails",
    "pays",
    "expires, and others take the places",
  ],
  [
    "a refund is taken off the newest payment twice",
    "promise_refund",
    "and 1 preceding",
    "and 2 preceding",
    "pays a part",
    CASH,
    REFUND,
    "moves",
  ],
  ["a cancelled booking gives its stray money back", "promise_refund", "case when with_stray", "case when true"],
  ["what is owed forgets what came in", "owed", "greatest(0, private.balance(b.id, 'receivable')", "greatest(0, 0"],
  [
    "a refund sent in two steps is posted once",
    "post_payment",
    "'returned:%s:%s', new.id, new.refunded_cents",
    "'returned:%s', new.id",
    "pays",
    REFUND,
    "refunds go out",
    "refunds go out",
  ],
];
const TRIGGERS = [
  ["a payment is not posted", "post_money", "payments"],
  ["a sale is not posted", "post_change", "bookings"],
  ["a promised refund is not posted", "post_promise", "refunds"],
  ["a sold card is no credit", "post_card", "gift_cards"],
  ["what goes back to a card stays promised", "return_to_card", "refunds"],
  ["a move is not posted", "post_move", "bookings"],
] as const;

describe("a mistake in the ledger is noticed", { tags: ["long"] }, () => {
  let db: Database;
  let shop: Shop;
  beforeAll(async () => {
    db = await openQuickest();
    shop = await openShop(db);
  });
  afterAll(() => db.close());

  const notice = async (what: string, made: string, mended: string, only: string[] = []) => {
    const steps = only.length > 0 ? only : /card|credit/.test(what) ? WITH_CARDS : OTHER_STEPS;
    await db.exec(made);
    let caught: string | undefined;
    for (let seed = 1; seed <= 200 && !caught; seed += 1) caught = await firstLie(db, shop, seed, steps);
    await db.exec(mended);
    return caught;
  };

  it.each(TRIGGERS)("%s", async (what, trigger, table) => {
    const set = (state: string) => `alter table public.${table} ${state} trigger ${trigger}`;
    expect(await notice(what, set("disable"), set("enable"))).toBeDefined();
  });

  it.each(MISTAKES)("%s", async (what, name, right, wrong, ...steps) => {
    const { source } = await one(db, `select pg_get_functiondef('private.${name}'::regproc) as source`);
    const made = String(source).replaceAll(right, wrong);
    expect(made).not.toBe(source);
    expect(await notice(what, made, String(source), steps)).toBeDefined();
  });
});

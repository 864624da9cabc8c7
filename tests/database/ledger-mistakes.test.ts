import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Database, one } from "./support/database.ts";
import { openQuickest } from "./support/engines.ts";
import { firstLie, openShop, type Shop } from "./support/money-schedule.ts";
import { MONEY_STEPS } from "./support/money.ts";

/** A mistake of one kind is looked for where it can be seen. */
const CARD_STEPS = ["a gift card", "desk takes a card back", "card rests go back"];
const OTHER_STEPS = Object.keys(MONEY_STEPS).filter((name) => !CARD_STEPS.includes(name));
const WITH_CARDS = [
  ...CARD_STEPS,
  "a gift card",
  "pays",
  "opens",
  "expires",
  "cancels",
  "desk cancels",
  "desk gives all back",
];

describe("a mistake in the ledger is noticed", () => {
  let db: Database;
  let shop: Shop;
  beforeAll(async () => {
    db = await openQuickest();
    shop = await openShop(db);
  });
  afterAll(() => db.close());

  type Mistake = { made: string; mended: string; steps?: string[] };
  /** Of what may happen, only what can bring this one out. */
  const seenBy = async (mistake: Promise<Mistake>, ...steps: string[]): Promise<Mistake> => ({
    ...(await mistake),
    steps,
  });
  const without = (trigger: string, table: string): Mistake => ({
    made: `alter table public.${table} disable trigger ${trigger}`,
    mended: `alter table public.${table} enable trigger ${trigger}`,
  });
  /** The function as it stands, with one thing in it said otherwise. */
  const altered = async (name: string, right: string, wrong: string): Promise<Mistake> => {
    const { source } = await one(db, `select pg_get_functiondef('private.${name}'::regproc) as source`);
    const made = String(source).replaceAll(right, wrong);
    if (made === source) throw new Error(`${name} does not say ${right}`);
    return { made, mended: String(source) };
  };

  it.each<[string, () => Mistake | Promise<Mistake>]>([
    ["a payment is not posted", () => without("post_money", "payments")],
    ["a sale is not posted", () => without("post_change", "bookings")],
    ["a promised refund is not posted", () => without("post_promise", "refunds")],
    [
      "a refund that failed is the booking's own again",
      () =>
        seenBy(
          altered(
            "refundable",
            "sum(r.amount_cents)",
            "sum(case when r.status = 'failed' then r.done_cents else r.amount_cents end)",
          ),
          "pays",
          "desk gives some back",
          "refunds go out",
        ),
    ],
    ["a journal is posted again", () => altered("post", "e.journal = $1)", "e.journal = $1 and false)")],
    ["a booking that ended still owes", () => altered("write_off", "owed.cents > 0", "owed.cents < 0")],
    [
      "what is earned already is sold again",
      () =>
        seenBy(
          altered("post_booking", "private.balance(new.id, 'revenue')", "0"),
          "pays a part",
          "desk cancels",
          "desk confirms",
        ),
    ],
    [
      "fees are earned as revenue",
      () => altered("post_booking", "coalesce((new.quote ->> 'fees_cents')::bigint, 0)", "0"),
    ],
    ["what is given back comes all from revenue", () => altered("unearned", "coalesce(parted.fees, 0)", "0::bigint")],
    [
      "what was paid twice is given back out of what is earned",
      () => altered("promise", "$3 + least(0, private.balance($2, 'receivable'))", "$3"),
    ],
    [
      "money sent is not taken off what is due",
      () => altered("post_payment", "'refunds_due', back", "'receivable', back"),
    ],
    [
      "what the provider gave back by itself is forgotten",
      () => altered("note_provider_refund", "if part > 0 then", "if false then"),
    ],
    [
      "what is stray becomes the booking's own when the rest of its payment goes back",
      () =>
        seenBy(
          altered("give_back", "if not with_stray and paid.is_mixed", "if false and paid.is_mixed"),
          "cash or a transfer",
          "pays a part",
          "moves",
        ),
    ],
    [
      "cash is posted as the provider's",
      () => altered("money_account", "when 'cash' then 'cash'", "when 'cash' then 'provider'"),
    ],
    [
      "money recorded by mistake stays in the drawer",
      () =>
        seenBy(
          altered("post_payment", "account, -new.amount_cents", "'provider', -new.amount_cents"),
          "cash or a transfer",
          "desk voids",
        ),
    ],
    [
      "a cancelled booking owes what was recorded by mistake",
      () =>
        seenBy(
          altered("post_payment", "b.status <> 'confirmed'", "b.status = 'confirmed'"),
          "cash or a transfer",
          "desk cancels",
          "desk voids",
        ),
    ],
    [
      "what is given by hand stays promised",
      () =>
        seenBy(
          altered("give_by_hand", "perform private.went_back(refund.payment_id, unsent);", ""),
          "cash or a transfer",
          "desk gives some back",
          "desk gives by hand",
        ),
    ],
    [
      "what was promised back is voided",
      () =>
        seenBy(
          altered("void_money", "r.payment_id = $2 and r.status <> 'failed'", "false"),
          "cash or a transfer",
          "desk gives some back",
          "desk voids",
        ),
    ],
    [
      "the provider is asked to send cash back",
      () =>
        seenBy(
          altered("claim_refunds", "p.method = 'provider'", "true"),
          "cash or a transfer",
          "desk gives some back",
          "refunds go out",
        ),
    ],
    [
      "what was recorded is recorded again",
      () => altered("record_money", "where p.id = $2;", "where p.id = $2 and p.amount_cents = $4;"),
    ],
    [
      "what a guide takes is booked under another id",
      () =>
        seenBy(
          altered("tell_cash", "booking, (cash ->> 'id')::uuid, 'cash'", "booking, gen_random_uuid(), 'cash'"),
          "guide tells cash, twice, late",
        ),
    ],
    ["a sold card is no credit", () => without("post_card", "gift_cards")],
    ["credit does not say whose it is", () => altered("name_card", "p.id = new.payment_id", "false")],
    ["what goes back to a card stays promised", () => without("return_to_card", "refunds")],
    [
      "a card that pays a part of a hold confirms it",
      () => altered("bring_in", "when $10 is not null and booking.status = 'pending'", "when false"),
    ],
    ["a card pays more than is left of it", () => altered("card_outlook", "least(rest, owed)", "owed")],
    [
      "a card is asked a second time for one payment",
      () => altered("use_gift_card", "where p.id = $4;", "where false;"),
    ],
    [
      "what a card paid of a hold that ended is kept",
      () => altered("return_card_money", "l.left_cents > l.own_cents", "false"),
    ],
    [
      "a card taken back keeps its credit",
      () =>
        seenBy(
          altered("void_gift_card", "perform private.post_card(card, -rest);", ""),
          "a gift card",
          "desk takes a card back",
        ),
    ],
    ["a smaller sale has no credit note", () => altered("number_document", "where sale <> 0", "where sale > 0")],
    ["sent money has no document", () => altered("number_document", "where money <> 0", "where money > 0")],
    ["a move is not posted", () => without("post_move", "bookings")],
    ["a move is earned as revenue alone", () => altered("post_move", "earned_fees - fees\n", "0\n")],
    [
      "money that came beside it stays so when a move makes it dearer",
      () => altered("apply_money", "fits <= 0", "true"),
    ],
    [
      "all that comes in is the booking's own",
      () =>
        seenBy(altered("apply_money", "least(fits, stray.cents)", "stray.cents"), "opens", "pays a part", "pays twice"),
    ],
    [
      "what nobody owes is the booking's own",
      () => altered("apply_money", "least(0, private.balance($1, 'receivable'))", "0"),
    ],
    [
      "what comes in for a confirmed booking is never its own",
      () => altered("settle_booking", "if seated then", "if seated and booking.status <> 'confirmed' then"),
    ],
    [
      "what came too late is the booking's own",
      () =>
        seenBy(
          altered(
            "settle_booking",
            "if seated then",
            `if not seated then update public.payments p set applied_cents = p.amount_cents where p.id = payment.id; end if;
           if seated then`,
          ),
          "opens",
          "fails",
          "pays",
          "expires, and others take the places",
        ),
    ],
    [
      "a refund is taken off the newest payment twice",
      () =>
        seenBy(
          altered("give_back", "and 1 preceding", "and 2 preceding"),
          "pays a part",
          "cash or a transfer",
          "desk gives some back",
          "moves",
        ),
    ],
    [
      "the desk gives back what is own while something is stray",
      () =>
        seenBy(
          altered("give_back", "order by w.is_stray desc,", "order by w.is_stray,"),
          "pays twice",
          "cash or a transfer",
          "desk gives some back",
        ),
    ],
    [
      "a cancelled booking gives its stray money back by the policy",
      () => altered("give_back", "case when with_stray", "case when true"),
    ],
    [
      "what is owed forgets what came in",
      () => altered("owed", "greatest(0, private.balance(b.id, 'receivable')", "greatest(0, 0"),
    ],
    [
      "a refund sent in two steps is posted once",
      () =>
        seenBy(
          altered("post_payment", "'returned:%s:%s', new.id, new.refunded_cents", "'returned:%s', new.id"),
          "pays",
          "desk gives some back",
          "refunds go out",
          "refunds go out",
        ),
    ],
  ])("%s", async (name, mistake) => {
    const { made, mended, steps = /card|credit/.test(name) ? WITH_CARDS : OTHER_STEPS } = await mistake();
    await db.exec(made);
    let caught: string | undefined;
    for (let seed = 1; seed <= 400 && !caught; seed += 1) caught = await firstLie(db, shop, seed, steps);
    await db.exec(mended);
    expect(caught).toBeDefined();
  });
});

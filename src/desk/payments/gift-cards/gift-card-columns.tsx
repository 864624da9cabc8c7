import { Button } from "@mantine/core";
import { GIFT_CARDS } from "#texts/desk-money.ts";
import { day, money } from "#texts/write.ts";
import { todayInTashkent } from "../../../domain/catalogue/travel-dates.ts";
import { csvMoney, csvTime } from "../../../domain/desk/lists/csv.ts";
import type { DeskGiftCard } from "../../../domain/desk/payments/check-gift-card.ts";
import { giftCardSale } from "../../../text/desk-money.ts";
import { statusWords } from "../../../text/desk.ts";
import { printDocument } from "../../shared/print-document.ts";
import { StatusMark } from "../../shared/status-mark.tsx";
import type { Column } from "../../shared/table/column.ts";

const { columns: TITLES } = GIFT_CARDS;
const creationDay = ({ made_at }: DeskGiftCard) => todayInTashkent(Date.parse(made_at));

const actColumn = (take: (card: DeskGiftCard) => void): Column<DeskGiftCard> => ({
  id: "act",
  title: TITLES.act,
  width: 130,
  phone: "below",
  csv: false,
  cell: (card) =>
    card.state !== "voided" || card.left_cents > 0 ? (
      <Button
        size="compact-xs"
        variant="default"
        aria-label={GIFT_CARDS.voidOf({ code: card.code })}
        onClick={() => take(card)}
      >
        {GIFT_CARDS.void}
      </Button>
    ) : null,
});

export const giftCardColumns = (take: false | ((card: DeskGiftCard) => void)): readonly Column<DeskGiftCard>[] => [
  {
    id: "code",
    title: TITLES.code,
    sort: true,
    width: 212,
    csv: ({ code }) => code,
    cell: ({ code }) => (
      <span data-row="" tabIndex={-1}>
        {code}
      </span>
    ),
  },
  { id: "for", title: TITLES.for, sort: true, width: 150, phone: "below", cell: ({ to_name }) => to_name },
  { id: "email", title: TITLES.email, width: 180, least: 140, rare: true, cell: ({ to_address }) => to_address },
  {
    id: "left",
    title: TITLES.left,
    sort: true,
    end: true,
    width: 105,
    phone: "below",
    csv: ({ left_cents }) => csvMoney(left_cents),
    cell: ({ left_cents }) => money(left_cents),
  },
  {
    id: "worth",
    title: TITLES.worth,
    sort: true,
    end: true,
    width: 105,
    csv: ({ amount_cents }) => csvMoney(amount_cents),
    cell: ({ amount_cents }) => money(amount_cents),
  },
  { id: "how", title: TITLES.how, width: 170, rare: true, words: true, cell: giftCardSale },
  {
    id: "until",
    title: TITLES.until,
    sort: true,
    width: 140,
    csv: ({ valid_until }) => valid_until,
    cell: ({ valid_until }) => (valid_until ? day(valid_until) : ""),
  },
  {
    id: "made",
    title: TITLES.made,
    sort: true,
    width: 140,
    rare: true,
    csv: ({ made_at }) => csvTime(made_at),
    cell: (card) => day(creationDay(card)),
  },
  {
    id: "status",
    title: TITLES.status,
    sort: true,
    width: 145,
    phone: "beside",
    csv: ({ state }) => statusWords(state),
    cell: ({ state }) => <StatusMark status={state} />,
  },
  {
    id: "papers",
    title: TITLES.papers,
    width: 150,
    phone: "below",
    csv: ({ documents }) => documents.map(({ name }) => name).join(" "),
    cell: ({ documents }) =>
      documents.map(({ name }) => (
        <Button key={name} size="compact-xs" variant="subtle" onClick={() => void printDocument(name)}>
          {name}
        </Button>
      )),
  },
  ...(take ? [actColumn(take)] : []),
];

import { Button, Group, Stack, Text, Title } from "@mantine/core";
import { Fragment } from "react";
import { useNavigate } from "react-router-dom";
import { DUPLICATE_BOOKING } from "#texts/booking.ts";
import * as terms from "#texts/terms.ts";
import { REFUSAL_DETAILS, REFUSED_BOOKING, REFUSED_FIELDS } from "#texts/trips.ts";
import type { BookingRefusal } from "../../../domain/booking/booking-view.ts";
import type { RefusalCode } from "../../../domain/booking/refusals.ts";
import { textOfCode } from "../../../domain/problem.ts";
import { paths } from "../../../shared/paths.ts";
import { AskDialog } from "../../../shared/ui/dialog/ask-dialog.tsx";
import { duplicateText } from "../../../text/booking.ts";
import { optionsOrNone } from "../../../text/terms.ts";
import { refusalTitle, requestText } from "../texts/refusal-text.ts";
import { REFUSAL_OFFERS } from "./refusal-offers.tsx";
import { type Refused, useRefusedRequest } from "./use-refused-request.ts";

type Row = {
  detail?: (refusal: BookingRefusal) => string | null | undefined;
  /** In the order in which the page shows them. */
  offers?: readonly (keyof typeof REFUSAL_OFFERS)[];
};

const CODE_REFUSED: Row = { offers: ["withoutCode"] };

const REFUSALS: Readonly<Record<RefusalCode, Row>> = {
  invalid_booking: { detail: ({ field }) => textOfCode(REFUSED_FIELDS, field ?? "") ?? REFUSED_FIELDS.other },
  invalid_amount: { detail: () => REFUSAL_DETAILS.invalid_amount },
  item_gone: { offers: ["otherTrips"] },
  date_gone: { offers: ["days", "requestDays", "otherTrips"] },
  seats_gone: { offers: ["fewerGuests", "days", "requestDays", "waitingList", "otherTrips"] },
  group_too_large: {
    detail: ({ max_guests: most }) => (most ? REFUSAL_DETAILS.group_too_large({ most }) : null),
    offers: ["fewerGuests", "days", "otherTrips"],
  },
  code_unknown: CODE_REFUSED,
  code_over: CODE_REFUSED,
  code_elsewhere: CODE_REFUSED,
  code_used_up: CODE_REFUSED,
  code_unusable: CODE_REFUSED,
  options_changed: {
    detail: ({ quote }) => REFUSAL_DETAILS.options_changed({ options: optionsOrNone(terms, quote?.options) }),
    offers: ["fewerOptions"],
  },
  questions_changed: { detail: () => REFUSAL_DETAILS.questions_changed, offers: ["answers"] },
  price_up: { offers: ["newPrice", "days"] },
  too_many_holds: { detail: () => REFUSAL_DETAILS.too_many_holds, offers: ["sendAgain"] },
  id_taken: { offers: ["sendAgain"] },
};

export function RefusalPanel(props: Refused) {
  const { booking, request, refusal } = props;
  const { code } = refusal;
  const navigate = useNavigate();
  const refused = useRefusedRequest(props);
  const { busy, duplicate } = refused;
  const { detail, offers = [] } = REFUSALS[code];
  const detailText = detail?.(refusal);
  return (
    <section className="surface problem" aria-labelledby="refused">
      <Stack gap="sm">
        <Title order={2} size="h4" id="refused">
          {refusalTitle(code)}
        </Title>
        {detailText ? <Text>{detailText}</Text> : null}
        {duplicate ? (
          <AskDialog
            title={DUPLICATE_BOOKING.title}
            onClose={refused.closeDuplicate}
            answers={[
              { label: REFUSED_BOOKING.back },
              { label: DUPLICATE_BOOKING.again, tone: "main", onChoose: duplicate.send },
            ]}
          >
            {duplicateText(duplicate.other)}
          </AskDialog>
        ) : null}
        <Text c="dimmed" size="sm">
          {requestText(request, booking.options)}{" "}
          {code === "id_taken" ? REFUSED_BOOKING.otherDevice : REFUSED_BOOKING.nothingBooked}
        </Text>
        {offers.map((offer) => (
          <Fragment key={offer}>{REFUSAL_OFFERS[offer](refused)}</Fragment>
        ))}
        <Group>
          {code === "item_gone" ? (
            <Button variant="default" onClick={() => void navigate(paths.tours())}>
              {REFUSED_BOOKING.viewAll}
            </Button>
          ) : (
            <Button variant="default" loading={busy} onClick={() => refused.edit()}>
              {REFUSED_BOOKING.change}
            </Button>
          )}
          <Button variant="subtle" color="red" loading={busy} onClick={refused.discard}>
            {REFUSED_BOOKING.discard}
          </Button>
        </Group>
      </Stack>
    </section>
  );
}

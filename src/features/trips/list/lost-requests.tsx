import { Button, Text } from "@mantine/core";
import { useNavigate } from "react-router-dom";
import { LOST_REQUESTS, TRIP_PAGE } from "#texts/trips.ts";
import { day } from "#texts/write.ts";
import { draftKey } from "../../../data/drafts/draft-keys.ts";
import { readDraft, saveDraft } from "../../../data/local/drafts.ts";
import { type RequestCopy, requestCopies } from "../../../data/local/request-copies.ts";
import { EMPTY_FORM } from "../../../domain/booking/form/check-booking.ts";
import { isFormKind } from "../../../domain/outbox/message-kinds.ts";
import { textOfCode } from "../../../domain/problem.ts";
import { paths } from "../../../shared/paths.ts";
import { ButtonLink } from "../../../shared/ui/links.tsx";
import { Panel } from "../../../shared/ui/panel.tsx";
import { useStoreState } from "../../../shared/use-store-in-transition.ts";

type BookingCopy = NonNullable<RequestCopy["booking"]>;

/** Reuses the ID, so a lost request that arrives late and the new one become one booking. */
async function refillForm(id: string, { token, type, item_id, check_in, guests }: BookingCopy): Promise<void> {
  const key = draftKey.booking(type, item_id);
  const typed = (await readDraft(key))?.form ?? EMPTY_FORM;
  await saveDraft(key, { form: { ...typed, check_in, guests }, booking_id: id, token });
}

const formPaths = { contact_message: paths.contact, trip_request: paths.customTrip };

function LostRequest({ id, kind, perhaps_sent, booking }: RequestCopy) {
  const navigate = useNavigate();
  const fillAgain = async (lost: BookingCopy) => {
    await refillForm(id, lost).catch((error: unknown) => console.warn("The form could not be filled:", error));
    void navigate(paths.bookingOn(lost.type, lost.item_id, lost.check_in, lost.guests));
  };
  const dismiss = () => requestCopies.dismiss(id);
  return (
    <Panel title={LOST_REQUESTS.title}>
      <Text fw={600}>{booking?.title ?? textOfCode(LOST_REQUESTS.kinds, kind) ?? LOST_REQUESTS.kinds.other}</Text>
      {booking ? (
        <Text size="sm">
          {day(booking.check_in)} · {TRIP_PAGE.guests({ guests: booking.guests })}
        </Text>
      ) : null}
      <Text my="xs">
        {booking
          ? LOST_REQUESTS[perhaps_sent ? "unanswered" : "unsent"]
          : LOST_REQUESTS[perhaps_sent ? "messageUnanswered" : "messageUnsent"]}
      </Text>
      <div className="row">
        {booking ? <Button onClick={() => void fillAgain(booking)}>{LOST_REQUESTS.fill}</Button> : null}
        {isFormKind(kind) ? <ButtonLink to={formPaths[kind]()}>{LOST_REQUESTS.again}</ButtonLink> : null}
        <Button variant="subtle" onClick={dismiss}>
          {LOST_REQUESTS.dismiss}
        </Button>
      </div>
    </Panel>
  );
}

export const useLostRequests = (): readonly RequestCopy[] => useStoreState(requestCopies.lost);

export const LostRequests = ({ of }: { of: readonly RequestCopy[] }) =>
  of.map((lost) => <LostRequest key={lost.id} {...lost} />);

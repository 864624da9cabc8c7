import { useLiveQuery } from "dexie-react-hooks";
import { Navigate, useSearchParams } from "react-router-dom";
import { PAYMENT_RETURN } from "#texts/payment.ts";
import { readTrips } from "../../data/local/bookings.ts";
import { paths } from "../../shared/paths.ts";
import { EmptyState } from "../../shared/ui/empty-state.tsx";
import { ButtonLink } from "../../shared/ui/links.tsx";
import { Page } from "../../shared/ui/page/page.tsx";
import { Spinner } from "../../shared/ui/spinner.tsx";

async function lastOpenPayment(): Promise<string> {
  const trips = await readTrips();
  const open = trips
    .filter(({ payment, view }) => payment !== null && view?.status === "pending")
    .toSorted((one, other) => other.updated_at.localeCompare(one.updated_at));
  const lastPayment = open[0]?.payment;
  return lastPayment?.provider_payment_id ?? lastPayment?.payment_id ?? "";
}

/** An address is not evidence of a payment, so the next page asks the server. */
export function ReturnScreen() {
  const [params] = useSearchParams();
  const paymentIdInAddress = params.get("payment_id") ?? params.get("transaction_id") ?? "";
  const open = useLiveQuery(lastOpenPayment, [], null);
  if (paymentIdInAddress) return <Navigate to={paths.paymentProcess(paymentIdInAddress)} replace />;
  if (open === null) return <Spinner />;
  if (open) return <Navigate to={paths.paymentProcess(open)} replace />;
  return (
    <Page narrow route="paymentReturn">
      <EmptyState
        title={PAYMENT_RETURN.none}
        action={<ButtonLink to={paths.trips()}>{PAYMENT_RETURN.trips}</ButtonLink>}
      >
        {PAYMENT_RETURN.text}
      </EmptyState>
    </Page>
  );
}

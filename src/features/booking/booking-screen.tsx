import { Alert, Button } from "@mantine/core";
import "@mantine/core/styles/Alert.layer.css";
import { useEffect } from "react";
import { Link, Navigate, useNavigate, useParams } from "react-router-dom";
import { syncCatalogue } from "../../data/sync/catalogue/catalogue.ts";
import { paths } from "../../shared/paths.ts";
import { EmptyState } from "../../shared/ui/empty-state.tsx";
import { Page } from "../../shared/ui/page/page.tsx";
import { PageHeading } from "../../shared/ui/page/page-heading.tsx";
import { Spinner } from "../../shared/ui/spinner.tsx";
import { whenQuiet } from "../../shared/when-quiet.ts";
import { toast } from "../../shared/ui/toast/toast.ts";
import { BookingForm } from "./booking-form.tsx";
import { ITEM_FAILED, ITEM_NOT_HERE } from "./messages.ts";
import { type Bookable, useBookable } from "./use-bookable.ts";
import { useBookingForm } from "./use-booking-form.ts";
import { useDateOfLink } from "./use-date-of-link.ts";

type Navigated = { navigation?: { canGoBack: boolean } };

/** Whether the page before is one of ours: a link from a message opens a tab that has none. */
function hasPageBefore(): boolean {
  const { navigation } = window as Navigated;
  if (navigation) return navigation.canGoBack;
  // What the router writes down for browsers that cannot say it.
  const { idx } = (window.history.state ?? {}) as { idx?: number };
  return (idx ?? 0) > 0;
}

/** One page back; to `otherwise` where there is nothing to go back to. */
function useGoBack(otherwise: string): () => void {
  const navigate = useNavigate();
  return () => void (hasPageBefore() ? navigate(-1) : navigate(otherwise, { replace: true }));
}

export function BookingScreen() {
  const { type, id } = useParams();
  if ((type !== "tour" && type !== "package") || !id) return <Navigate to={paths.home()} replace />;
  return <BookingOf key={`${type}:${id}`} type={type} id={id} />;
}

function BookingOf({ type, id }: { type: "tour" | "package"; id: string }) {
  const found = useBookable(type, id);
  const navigate = useNavigate();
  const failed = found.state === "failed";

  useEffect(() => {
    if (!failed) return;
    toast(ITEM_FAILED);
    void navigate(paths.home(), { replace: true });
  }, [failed, navigate]);

  if (found.state === "ready") return <Ready bookable={found.bookable} />;
  if (found.state === "unreachable") return <Unreachable type={type} />;
  if (found.state !== "missing") return <Spinner />;
  return (
    <Page route="bookingWithoutTour" heading={null}>
      <EmptyState
        title="Item not found"
        action={
          <Button component={Link} to={paths.tours()}>
            View All Tours
          </Button>
        }
      >
        This trip is no longer offered, or the link is not complete.
      </EmptyState>
    </Page>
  );
}

/** Whether it exists is not known: the catalogue has not come, or the one here is old, and nobody can be asked. */
const Unreachable = ({ type }: { type: "tour" | "package" }) => (
  <Page title="Not loaded" heading={null}>
    <EmptyState title="No connection" action={<Button onClick={() => void syncCatalogue()}>Try again</Button>}>
      {ITEM_NOT_HERE[type]}
    </EmptyState>
  </Page>
);

function Ready({ bookable }: { bookable: Bookable }) {
  const { item, type } = bookable;
  const goBack = useGoBack(type === "tour" ? paths.tour(item.id) : paths.package(item.id));
  const form = useBookingForm(bookable);
  useDateOfLink(bookable, form);
  useEffect(() => {
    // What is wrong with the form must be said without a signal too.
    whenQuiet(() => void import("../../shared/ui/toast/toaster.tsx").catch(() => undefined));
  }, []);
  return (
    <Page title={`Book ${item.title}`} heading={null}>
      <Button variant="subtle" onClick={goBack} mt="md">
        Back
      </Button>
      <PageHeading lead={item.title}>Book your trip</PageHeading>
      {form.kept ? null : (
        <Alert color="red" mb="md" title="Nothing can be saved on this device">
          Your browser blocks storage. What you type is lost when this page closes.
        </Alert>
      )}
      {form.restored ? (
        <Alert color="turquoise" mb="md">
          We saved your details.
        </Alert>
      ) : null}
      <BookingForm bookable={bookable} form={form} />
    </Page>
  );
}

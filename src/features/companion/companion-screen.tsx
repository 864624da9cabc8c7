import { useParams } from "react-router-dom";
import { COMPANION_NOT_SHOWN } from "#texts/companion.ts";
import { TRIP_PAGE } from "#texts/trips.ts";
import { paths } from "../../shared/paths.ts";
import { EmptyState } from "../../shared/ui/empty-state.tsx";
import { ButtonLink } from "../../shared/ui/links.tsx";
import { Page } from "../../shared/ui/page/page.tsx";
import { Spinner } from "../../shared/ui/spinner.tsx";
import { CompanionPage } from "./companion-page.tsx";
import { useCompanion } from "./use-companion.ts";

export function CompanionScreen() {
  const { id = "" } = useParams();
  return <CompanionOf key={id} id={id} />;
}

function CompanionOf({ id }: { id: string }) {
  const opened = useCompanion(id);
  if (opened.state === "known") return <CompanionPage {...opened} />;
  if (opened.state === "loading") return <Spinner />;
  const { title, text } = COMPANION_NOT_SHOWN[opened.state];
  return (
    <Page narrow route="joinTrip">
      <EmptyState title={title} action={<ButtonLink to={paths.trips()}>{TRIP_PAGE.back}</ButtonLink>}>
        <span role="status">{text}</span>
      </EmptyState>
    </Page>
  );
}

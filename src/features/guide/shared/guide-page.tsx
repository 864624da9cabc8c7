import type { ReactNode } from "react";
import { GUIDE } from "#texts/guide.ts";
import { paths } from "../../../shared/paths.ts";
import { EmptyState } from "../../../shared/ui/empty-state.tsx";
import { Icon } from "../../../shared/ui/icons/icon.tsx";
import { ButtonLink, TextLink } from "../../../shared/ui/links.tsx";
import { PageHeading } from "../../../shared/ui/page/page-heading.tsx";
import { Page } from "../../../shared/ui/page/page.tsx";
import { Spinner } from "../../../shared/ui/spinner.tsx";
import { RosterStatus } from "./roster-status.tsx";
import { findDeparture, type GuideDeparture, useGuideRoster } from "./use-roster.ts";
import classes from "../guide.module.css";

type BackLink = { to: string; label: string };
type Props = { title: string; lead?: ReactNode; back?: BackLink; children: ReactNode };

export const GuidePage = ({ title, lead, back, children }: Props) => (
  <Page narrow title={title} heading={null}>
    <meta name="robots" content="noindex" />
    {back ? (
      <TextLink to={back.to} className={classes.back}>
        <Icon name="chevron" /> {back.label}
      </TextLink>
    ) : null}
    <PageHeading lead={lead}>{title}</PageHeading>
    <div className="stack">{children}</div>
  </Page>
);

export function WithDeparture({
  id,
  children,
}: {
  id: string;
  children: (guideDeparture: GuideDeparture) => ReactNode;
}) {
  const roster = useGuideRoster();
  if (roster === undefined) return <Spinner />;
  const guideDeparture = roster && findDeparture(roster, id);
  if (guideDeparture) return children(guideDeparture);
  return (
    <GuidePage title={GUIDE.title}>
      <RosterStatus roster={roster} />
      <EmptyState
        title={roster?.mark.as_of ? GUIDE.gone : GUIDE.first}
        action={<ButtonLink to={paths.guide()}>{GUIDE.back}</ButtonLink>}
      >
        {roster?.mark.as_of ? GUIDE.goneWhy : null}
      </EmptyState>
    </GuidePage>
  );
}

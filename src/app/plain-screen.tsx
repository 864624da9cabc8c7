import { Button } from "@mantine/core";
import { Link } from "react-router-dom";
import { paths } from "../shared/paths.ts";
import { EmptyState } from "../shared/ui/empty-state.tsx";
import { PageHeading } from "../shared/ui/page-heading.tsx";
import { PageMeta } from "../shared/ui/page-meta.tsx";
import { Page } from "../shared/ui/page.tsx";

/** A page of the plan that is not built yet. */
export const PlainScreen = ({ title }: { title: string }) => (
  <Page narrow>
    <PageMeta title={title} />
    <PageHeading>{title}</PageHeading>
    <EmptyState
      title="This page is not open yet"
      action={
        <Button component={Link} to={paths.tours()} variant="light">
          See our tours
        </Button>
      }
    >
      We are still building it. Nothing you do elsewhere in the app depends on it.
    </EmptyState>
  </Page>
);

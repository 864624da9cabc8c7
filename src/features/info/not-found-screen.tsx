import { Group } from "@mantine/core";
import { ButtonLink } from "../../shared/ui/links.tsx";
import { paths } from "../../shared/paths.ts";
import { GirihStar } from "../../shared/ui/icons/girih-star.tsx";
import { PageHeading } from "../../shared/ui/page/page-heading.tsx";
import { Page } from "../../shared/ui/page/page.tsx";
import classes from "./not-found-screen.module.css";

export const NotFoundScreen = () => (
  <Page narrow title="404 Page not found" heading={null}>
    <meta name="robots" content="noindex" />
    <div className={classes.place}>
      <GirihStar size={96} />
      <PageHeading lead="The address may be old or mistyped. The caravan has moved on; try one of the links below.">
        <span className={classes.code}>404</span> Oops! Page not found
      </PageHeading>
      <Group justify="center">
        <ButtonLink to={paths.home()}>Return to Home</ButtonLink>
        <ButtonLink to={paths.search()} variant="default">
          Search tours and destinations
        </ButtonLink>
        <ButtonLink to={paths.trips()} variant="default">
          My trips
        </ButtonLink>
      </Group>
    </div>
  </Page>
);

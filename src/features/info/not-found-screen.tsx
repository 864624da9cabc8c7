import { Group } from "@mantine/core";
import { NOT_FOUND_PAGE } from "#texts/info.ts";
import { paths } from "../../shared/paths.ts";
import { GirihStar } from "../../shared/ui/icons/girih-star.tsx";
import { ButtonLink } from "../../shared/ui/links.tsx";
import { PageHeading } from "../../shared/ui/page/page-heading.tsx";
import { Page } from "../../shared/ui/page/page.tsx";
import classes from "./not-found-screen.module.css";

export const NotFoundScreen = () => (
  <Page narrow title={NOT_FOUND_PAGE.title} heading={null}>
    <meta name="robots" content="noindex" />
    <div className={classes.place}>
      <GirihStar size={96} />
      <PageHeading lead={NOT_FOUND_PAGE.lead}>
        <span className={classes.code}>404</span> {NOT_FOUND_PAGE.heading}
      </PageHeading>
      <Group justify="center">
        <ButtonLink to={paths.home()}>{NOT_FOUND_PAGE.home}</ButtonLink>
        <ButtonLink to={paths.search()} variant="default">
          {NOT_FOUND_PAGE.search}
        </ButtonLink>
        <ButtonLink to={paths.trips()} variant="default">
          {NOT_FOUND_PAGE.trips}
        </ButtonLink>
      </Group>
    </div>
  </Page>
);

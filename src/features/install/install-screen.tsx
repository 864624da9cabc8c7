import { Button, Title } from "@mantine/core";
import { useState } from "react";
import { INSTALL_PAGE, INSTALL_STEPS } from "#texts/install.ts";
import { sharePreview } from "../../data/net/addresses.ts";
import { isInstalledApp, type Platform, platformOf, PLATFORMS } from "../../shared/browser/device.ts";
import { paths } from "../../shared/paths.ts";
import { Icon } from "../../shared/ui/icons/icon.tsx";
import { Page } from "../../shared/ui/page/page.tsx";
import { useShop } from "../../shared/ui/shop.tsx";
import { install, useInstall } from "./install-store.ts";
import { type PictureName, StepPicture } from "./step-picture.tsx";
import classes from "./install.module.css";

function InstallSteps({ platform }: { platform: Platform }) {
  const { steps, note } = INSTALL_STEPS[platform];
  const picturedSteps = Object.entries(steps) as [PictureName, string][];
  return (
    <>
      <ol className={`plain stack ${classes.steps}`}>
        {picturedSteps.map(([picture, text]) => (
          <li key={picture} className="surface">
            <StepPicture name={picture} />
            <span>{text}</span>
          </li>
        ))}
      </ol>
      {note ? <p className="dim">{note}</p> : null}
    </>
  );
}

function State() {
  const { offer, installed } = useInstall();
  if (isInstalledApp()) return <p className={`surface row ${classes.state}`}>{INSTALL_PAGE.inUse}</p>;
  if (installed) return <p className={`surface row ${classes.state}`}>{INSTALL_PAGE.installed}</p>;
  if (!offer) return null;
  return (
    <div className={`surface row ${classes.state}`}>
      {INSTALL_PAGE.offered}
      <Button size="md" leftSection={<Icon name="download" />} onClick={() => void install()}>
        {INSTALL_PAGE.install}
      </Button>
    </div>
  );
}

export function InstallScreen() {
  const { name } = useShop();
  const [own] = useState(() => platformOf(navigator));
  return (
    <Page
      narrow
      route="install"
      lead={INSTALL_PAGE.lead}
      description={INSTALL_PAGE.description({ shop: name })}
      {...sharePreview(paths.install())}
    >
      <ul className={`plain stack tight ${classes.reasons}`}>
        {Object.values(INSTALL_PAGE.reasons).map((reason) => (
          <li key={reason} className="row">
            <Icon name="check" size={22} /> {reason}
          </li>
        ))}
      </ul>
      <State />
      <section aria-labelledby="own-steps">
        <Title order={2} size="h3" id="own-steps">
          {INSTALL_STEPS[own].title}
        </Title>
        <InstallSteps platform={own} />
      </section>
      <Title order={2} size="h3" mt="xl" mb="sm">
        {INSTALL_PAGE.otherDevices}
      </Title>
      {PLATFORMS.filter((platform) => platform !== own).map((platform) => (
        <details key={platform} className={classes.others}>
          <summary>{INSTALL_STEPS[platform].title}</summary>
          <InstallSteps platform={platform} />
        </details>
      ))}
    </Page>
  );
}

import { useCallback, useEffect, useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { SETTINGS } from "#texts/desk.ts";
import { TEXT_GROUPS, type TextGroup } from "../../../domain/desk/settings/settings-form.ts";
import type { DeskSettings } from "../../../domain/shop/settings-schema.ts";
import { useLeaveGuard } from "../../catalogue/item/use-leave-guard.tsx";
import { AdminPage } from "../../shared/admin-page.tsx";
import { deskQuery } from "../../shared/desk-query.ts";
import { DeskState } from "../../shared/desk-state.tsx";
import { useIsOwner } from "../../shared/owner.ts";
import { useDeskRead } from "../../shared/use-desk-read.ts";
import { CurrenciesGroup } from "./currencies-group.tsx";
import { CountUnsavedContext } from "./group-form.tsx";
import { OfficeGroup } from "./office-group.tsx";
import { PeopleGroup } from "./people-group.tsx";
import { PricesGroup } from "./prices-group.tsx";
import { SECTION_TITLES, SETTINGS_SECTIONS, type SettingsSection } from "./sections.ts";
import { ShopTranslations } from "./shop-translations.tsx";
import { TextSettings } from "./text-settings.tsx";
import { TiersGroup } from "./tiers-group.tsx";
import { useSaveSettings } from "./use-save.ts";
import classes from "./settings.module.css";

const keyOf = (group: TextGroup, settings: DeskSettings) =>
  JSON.stringify(TEXT_GROUPS[group].map((name) => settings[name]));

/** After a save, only that group reloads; text typed in other groups stays. */
function Groups({ start, isOwner }: { start: DeskSettings; isOwner: boolean }) {
  const { settings, save } = useSaveSettings(start);
  const [unsaved, setUnsaved] = useState(0);
  const countUnsaved = useCallback((change: number) => setUnsaved((before) => before + change), []);
  const leaveGuard = useLeaveGuard(unsaved > 0, SETTINGS.leaveMeans);
  const { fees_percent, terms, currencies, charged_currency, people, latitude, longitude } = settings;
  const renderTextGroup = (group: TextGroup) => (
    <TextSettings key={keyOf(group, settings)} group={group} settings={settings} save={save} />
  );
  return (
    <CountUnsavedContext value={countUnsaved}>
      {leaveGuard}
      {renderTextGroup("shop")}
      {renderTextGroup("contacts")}
      <OfficeGroup key={`${latitude} ${longitude}`} settings={settings} save={save} />
      <PeopleGroup key={JSON.stringify(people)} settings={settings} save={save} />
      <PricesGroup key={JSON.stringify([fees_percent, terms.plan])} settings={settings} save={save} />
      <TiersGroup key={JSON.stringify(terms.tiers)} settings={settings} save={save} />
      <CurrenciesGroup key={`${currencies} ${charged_currency}`} settings={settings} save={save} />
      {renderTextGroup("home")}
      {renderTextGroup("mails")}
      {renderTextGroup("law")}
      {isOwner ? <ShopTranslations id="translations" settings={settings} /> : null}
    </CountUnsavedContext>
  );
}

/** The address names a section or a field, both from the index and from the search of the desk. */
function useNamedSetting(ready: boolean): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const name = hash.slice(1);
    if (!ready || name === "") return;
    const target = document.getElementsByName(name)[0] ?? document.getElementById(name);
    target?.scrollIntoView({ block: target.matches("section") ? "start" : "center" });
    target?.focus({ preventScroll: true });
  }, [ready, hash, key]);
}

const Index = ({ sections }: { sections: readonly SettingsSection[] }) => (
  <nav aria-label={SETTINGS.index} className={classes.index}>
    <ul className="plain">
      {sections.map((section) => (
        <li key={section}>
          <Link to={{ hash: section }}>{SECTION_TITLES[section]}</Link>
        </li>
      ))}
    </ul>
  </nav>
);

export function SettingsScreen() {
  const isOwner = useIsOwner();
  const deskRead = useDeskRead(deskQuery("rpc/admin_settings", {}));
  const [start, setStart] = useState<DeskSettings>();
  // A refresh in the background must not replace what an admin is typing.
  if (start === undefined && deskRead.value) setStart(deskRead.value);
  useNamedSetting(start !== undefined);
  return (
    <AdminPage route="adminSettings" lead={isOwner ? undefined : SETTINGS.ownersOnly}>
      <DeskState reads={[deskRead]} />
      {start ? (
        <div className={classes.columns}>
          <Index sections={SETTINGS_SECTIONS.filter((section) => isOwner || section !== "translations")} />
          <div className="stack">
            <Groups start={start} isOwner={isOwner} />
          </div>
        </div>
      ) : null}
    </AdminPage>
  );
}

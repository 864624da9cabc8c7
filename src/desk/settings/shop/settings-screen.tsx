import { useState } from "react";
import { TEXT_GROUPS, type TextGroup } from "../../../domain/desk/settings/settings-form.ts";
import type { DeskSettings } from "../../../domain/shop/settings-schema.ts";
import { AdminPage } from "../../shared/admin-page.tsx";
import { deskQuery } from "../../shared/desk-query.ts";
import { DeskState } from "../../shared/desk-state.tsx";
import { useDeskRead } from "../../shared/use-desk-read.ts";
import { useIsOwner } from "../../shared/owner.ts";
import { SETTINGS } from "#texts/desk.ts";
import { CurrenciesGroup } from "./currencies-group.tsx";
import { PricesGroup } from "./prices-group.tsx";
import { OfficeGroup } from "./office-group.tsx";
import { PeopleGroup } from "./people-group.tsx";
import { TextSettings } from "./text-group.tsx";
import { TranslationsPanel } from "../../catalogue/translations/translations-panel.tsx";
import { SHOP_ID } from "../../../domain/catalogue/translation/shop-texts.ts";
import { TiersGroup } from "./tiers-group.tsx";
import { useSaveSettings } from "./use-save.ts";

const keyOf = (group: TextGroup, settings: DeskSettings) =>
  JSON.stringify(TEXT_GROUPS[group].map((name) => settings[name]));

/** After a save, only that group reloads; text typed in other groups stays. */
function Groups({ start, isOwner }: { start: DeskSettings; isOwner: boolean }) {
  const { settings, save } = useSaveSettings(start);
  const { fees_percent, terms, currencies, charged_currency, people, latitude, longitude } = settings;
  const renderTextGroup = (group: TextGroup) => (
    <TextSettings key={keyOf(group, settings)} group={group} settings={settings} save={save} />
  );
  return (
    <>
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
      {isOwner ? <TranslationsPanel key={`texts ${settings.revision}`} kind="shop" id={SHOP_ID} /> : null}
    </>
  );
}

export function SettingsScreen() {
  const isOwner = useIsOwner();
  const deskRead = useDeskRead(deskQuery("rpc/admin_settings", {}));
  const [start, setStart] = useState<DeskSettings>();
  // A refresh in the background must not replace what an admin is typing.
  if (start === undefined && deskRead.value) setStart(deskRead.value);
  return (
    <AdminPage route="adminSettings" lead={isOwner ? undefined : SETTINGS.ownersOnly}>
      <DeskState reads={[deskRead]} />
      {start ? <Groups start={start} isOwner={isOwner} /> : null}
    </AdminPage>
  );
}

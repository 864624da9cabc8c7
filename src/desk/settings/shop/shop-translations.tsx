import { Button } from "@mantine/core";
import { DRAFT_STORAGE_FULL, EDITOR, TRANSLATIONS } from "#texts/desk-catalogue.ts";
import { textsBy } from "../../../domain/catalogue/translation/item-texts.ts";
import { changeShopTexts, SHOP_ID } from "../../../domain/catalogue/translation/shop-texts.ts";
import type { DeskSettings } from "../../../domain/shop/settings-schema.ts";
import { TranslationsPanel } from "../../catalogue/translations/translations-panel.tsx";
import { useTranslations } from "../../catalogue/translations/use-translations.ts";

export function ShopTranslations({ id, settings }: { id: string; settings: DeskSettings }) {
  const translations = useTranslations("shop", SHOP_ID);
  const sources = textsBy((change) => changeShopTexts(settings, change));
  return (
    <TranslationsPanel id={id} kind="shop" sources={sources} translations={translations}>
      <div className="row">
        <Button type="submit" variant="default" loading={translations.busy} disabled={!translations.dirty}>
          {TRANSLATIONS.save}
        </Button>
        <p role="status" className="dim">
          {translations.kept ? (translations.dirty ? EDITOR.kept : "") : DRAFT_STORAGE_FULL}
        </p>
      </div>
    </TranslationsPanel>
  );
}

import * as v from "valibot";
import type { FiscalCode } from "../../pricing/options.ts";
import type { WrongFiscalCode } from "../../problem.ts";
import { problemCheck } from "../problem-check.ts";

export const MXIK = /^\d{17}$/;
export const PACKAGE_CODE = /^\d{1,20}$/;

export const NO_FISCAL_CODE: FiscalCode = { mxik: "", package_code: "", vat: false };

const isEmpty = ({ mxik, package_code }: FiscalCode) => mxik.trim() === "" && package_code.trim() === "";

export function wrongFiscalCode(code: FiscalCode): WrongFiscalCode | undefined {
  if (isEmpty(code)) return undefined;
  if (!MXIK.test(code.mxik.trim())) return "mxik";
  if (!PACKAGE_CODE.test(code.package_code.trim())) return "package_code";
  return undefined;
}

export const savedFiscalCode = (code: FiscalCode): FiscalCode | null =>
  isEmpty(code) ? null : { mxik: code.mxik.trim(), package_code: code.package_code.trim(), vat: code.vat };

export const fiscalCodeSchema = v.object({ mxik: v.string(), package_code: v.string(), vat: v.boolean() });

export const fiscalRule = (): v.GenericSchema<FiscalCode, FiscalCode | null> =>
  v.pipe(fiscalCodeSchema, problemCheck(wrongFiscalCode), v.transform(savedFiscalCode));

#!/bin/sh
# Makes the fonts that stand in PDF files (src/services/pdf/fonts) from Noto Sans, as small as they can be:
#   Latin, Latin-1, punctuation and ₹, and Devanagari, in two weights each.
# Needs fonttools (Debian: fonttools) and the Noto fonts (Debian: fonts-noto-core). Noto is under the SIL Open Font License,
# which stands beside the fonts and has no reserved name.
set -eu
noto=${NOTO_FONTS:-/usr/share/fonts/truetype/noto}
out=$(dirname "$0")/../../src/services/pdf/fonts
# Copyright, family, style, full and PostScript name, licence.
names='0,1,2,4,6,13,14'

for weight in Regular Bold; do
  pyftsubset "$noto/NotoSans-$weight.ttf" --output-file="$out/NotoSans-$weight.ttf" \
    --unicodes='U+0020-007E,U+00A0-00FF,U+2010-2015,U+2018-201E,U+2022,U+2026,U+20B9,U+2116,U+2212' \
    --layout-scripts=latn,DFLT --layout-features='kern,mark,mkmk,ccmp' --no-hinting --name-IDs="$names"
done

# The whole block: with letters left out, rules are left without any case, which pdfmake's reader of fonts stumbles over.
for weight in Regular Bold; do
  pyftsubset "$noto/NotoSansDevanagari-$weight.ttf" --output-file="$out/NotoSansDevanagari-$weight.ttf" \
    --unicodes='U+0020,U+0900-097F,U+200C,U+200D,U+25CC' \
    --layout-scripts=dev2,deva,DFLT \
    --layout-features='nukt,akhn,rphf,rkrf,blwf,half,vatu,cjct,pres,abvs,blws,psts,haln,abvm,blwm,kern,dist' \
    --no-hinting --name-IDs="$names"
done

# A line of Devanagari stands on the same base line as the Latin one beside it: pdfmake goes by the fonts' ascent.
/usr/bin/python3 - "$out" <<'PYTHON'
import sys
from fontTools.ttLib import TTFont
for weight in ('Regular', 'Bold'):
    latin = TTFont(f'{sys.argv[1]}/NotoSans-{weight}.ttf')['hhea']
    path = f'{sys.argv[1]}/NotoSansDevanagari-{weight}.ttf'
    font = TTFont(path, recalcTimestamp=False)
    font['hhea'].ascent, font['hhea'].descent, font['hhea'].lineGap = latin.ascent, latin.descent, latin.lineGap
    font.save(path)
PYTHON

ls -l "$out"/*.ttf

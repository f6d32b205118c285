-- The demonstration's own words, mended in demonstrations that are there already: what compound ingredients are made of, a coupon that
-- says what it does, names and sentences. A text that staff have changed since is not the old one any more and stays as it is.

update products set name = mended.said
from (
  values
    ('lava-cake', 'Lava cake', 'Lava cake (prăjitură cu miez cald)'),
    ('fresh-de-portocale', 'Fresh de portocale', 'Suc proaspăt de portocale')
) as mended (slug, was, said)
where products.slug = mended.slug and products.name = mended.was
  and products.id in (select row_id from demo_rows where kind = 'product');

update products set description = mended.said
from (
  values
    ('pastrav-la-gratar', 'Păstrăv întreg, la grătar, cu mămăligă și mujdei de usturoi. Atenție, poate conține oase.', 'Păstrăv întreg, la grătar, cu mămăligă și mujdei de usturoi. Atenție, poate avea oase.'),
    ('supa-de-pui-cu-taitei', 'Supă limpede de găină cu tăiței de casă, morcov și pătrunjel.', 'Supă limpede de pui cu tăiței de casă, morcov și pătrunjel.'),
    ('supa-crema-de-ciuperci', 'Supă cremă din champignon cu smântână dulce și crutoane cu usturoi.', 'Supă cremă de ciuperci champignon cu smântână dulce și crutoane cu usturoi.'),
    ('lava-cake', 'Prăjitură caldă de ciocolată, cu interior cremos.', 'Prăjitură caldă de ciocolată, cu miez cremos.'),
    ('fresh-de-portocale', 'Suc de portocale stors pe loc.', 'Stors pe loc, fără zahăr adăugat.')
) as mended (slug, was, said)
where products.slug = mended.slug and products.description = mended.was
  and products.id in (select row_id from demo_rows where kind = 'product');

update products set ingredients = mended.said
from (
  values
    ('sarmale-cu-mamaliga', 'Sarmale 250 g [carne tocată de porc 45%, varză murată, orez, ceapă, afumătură 5%, pastă de tomate, ulei, cimbru, sare], mămăligă 150 g [mălai, apă, sare], SMÂNTÂNĂ 50 g, ardei iute', 'Sarmale 250 g [carne tocată de porc 45%, varză murată, orez, ceapă, afumătură 5% (carne de porc, sare, fum de fag), pastă de tomate, ulei, cimbru, sare], mămăligă 150 g [mălai, apă, sare], SMÂNTÂNĂ 50 g, ardei iute'),
    ('ceafa-de-porc-la-gratar', 'Ceafă de porc la grătar 200 g [ceafă de porc 97%, ulei, condimente, sare], cartofi prăjiți* 200 g [cartofi, ulei de floarea-soarelui], MUȘTAR 20 g', 'Ceafă de porc la grătar 200 g [ceafă de porc 97%, ulei, condimente, sare], cartofi prăjiți* 200 g [cartofi, ulei de floarea-soarelui], MUȘTAR 20 g (apă, boabe de MUȘTAR, oțet, zahăr, sare)'),
    ('mici-la-gratar', 'Mici 5 buc. 250 g [carne de vită 50%, carne de porc 40%, usturoi, cimbru, bicarbonat de sodiu, sare], MUȘTAR 30 g, pâine 60 g (făină de GRÂU)', 'Mici 5 buc. 250 g [carne de vită 50%, carne de porc 40%, usturoi, cimbru, bicarbonat de sodiu, sare], MUȘTAR 30 g (apă, boabe de MUȘTAR, oțet, zahăr, sare), pâine 60 g (făină de GRÂU, apă, drojdie, sare)'),
    ('ciorba-de-burta', 'Ciorbă 400 g [burtă de vită 22%, zeamă de oase, SMÂNTÂNĂ, gălbenuș de OU, morcov, ȚELINĂ, usturoi, oțet, sare], ardei iute', 'Ciorbă 400 g [burtă de vită 22%, zeamă de oase (apă, oase de vită), SMÂNTÂNĂ, gălbenuș de OU, morcov, ȚELINĂ, usturoi, oțet, sare], ardei iute'),
    ('supa-de-pui-cu-taitei', 'Supă 350 g [zeamă de găină, carne de pui 10%, morcov, ȚELINĂ, pătrunjel, sare], tăiței de casă 50 g (făină de GRÂU, OU)', 'Supă 350 g [zeamă de pui, carne de pui 10%, morcov, ȚELINĂ, pătrunjel, sare], tăiței de casă 50 g (făină de GRÂU, OU)'),
    ('spaghete-carbonara', 'Spaghete fierte 240 g (GRÂU dur), guanciale 50 g, gălbenuș de OU 40 g, PECORINO 30 g, piper', 'Spaghete fierte 240 g (griș de GRÂU dur, apă), guanciale 50 g (gușă de porc, sare, piper), gălbenuș de OU 40 g, PECORINO 30 g, piper'),
    ('penne-cu-pui-si-smantana', 'Penne fierte 200 g (GRÂU dur), piept de pui 80 g, SMÂNTÂNĂ dulce 60 g, ciuperci 30 g, PARMEZAN (conține lizozim din OU), usturoi, sare', 'Penne fierte 200 g (griș de GRÂU dur, apă), piept de pui 80 g, SMÂNTÂNĂ dulce 60 g, ciuperci 30 g, PARMEZAN (conține lizozim din OU), usturoi, sare'),
    ('tagliatelle-cu-hribi', 'Tagliatelle fierte 220 g (GRÂU, OU), hribi* 80 g, SMÂNTÂNĂ dulce 40 g, UNT, usturoi, pătrunjel, sare', 'Tagliatelle fierte 220 g (făină de GRÂU, OU, apă), hribi* 80 g, SMÂNTÂNĂ dulce 40 g, UNT, usturoi, pătrunjel, sare'),
    ('spaghete-bolognese', 'Spaghete fierte 220 g (GRÂU dur), sos bolognese 140 g [carne de vită și porc 45%, roșii, morcov, ȚELINĂ, ceapă, vin roșu (SULFIȚI), ulei de măsline, sare], PARMEZAN 10 g (conține lizozim din OU)', 'Spaghete fierte 220 g (griș de GRÂU dur, apă), sos bolognese 140 g [carne de vită și porc 45%, roșii, morcov, ȚELINĂ, ceapă, vin roșu (SULFIȚI), ulei de măsline, sare], PARMEZAN 10 g (conține lizozim din OU)'),
    ('paste-cu-rosii-si-busuioc', 'Spaghete fierte 230 g (GRÂU dur), sos de roșii 100 g [roșii 85%, usturoi, ulei de măsline, busuioc, sare]', 'Spaghete fierte 230 g (griș de GRÂU dur, apă), sos de roșii 100 g [roșii 85%, usturoi, ulei de măsline, busuioc, sare]'),
    ('pizza-margherita', 'Blat 55% [făină de GRÂU, apă, ulei de măsline, drojdie, sare], sos de roșii 15%, MOZZARELLA 28%, busuioc', 'Blat 55% [făină de GRÂU, apă, ulei de măsline, drojdie, sare], sos de roșii 15% [roșii 94%, ulei de măsline, usturoi, oregano, sare], MOZZARELLA 28%, busuioc'),
    ('pizza-quattro-stagioni', 'Blat 55% [făină de GRÂU, apă, ulei de măsline, drojdie, sare], sos de roșii 15%, MOZZARELLA 15%, șuncă presată 6% (conține SOIA), ciuperci, ardei gras, măsline', 'Blat 55% [făină de GRÂU, apă, ulei de măsline, drojdie, sare], sos de roșii 15% [roșii 94%, ulei de măsline, usturoi, oregano, sare], MOZZARELLA 15%, șuncă presată 6% (pulpă de porc 70%, apă, sare, proteine din SOIA, dextroză), ciuperci, ardei gras, măsline'),
    ('pizza-diavola', 'Blat 55% [făină de GRÂU, apă, ulei de măsline, drojdie, sare], sos de roșii 15%, MOZZARELLA 18%, salam picant 9%, ardei iute', 'Blat 55% [făină de GRÂU, apă, ulei de măsline, drojdie, sare], sos de roșii 15% [roșii 94%, ulei de măsline, usturoi, oregano, sare], MOZZARELLA 18%, salam picant 9% (carne de porc 85%, slănină, sare, boia iute, dextroză, usturoi, condimente), ardei iute'),
    ('pizza-vatra-frasinilor', 'Blat 55% [făină de GRÂU, apă, ulei de măsline, drojdie, sare], sos de roșii 15%, MOZZARELLA 12%, cârnați de casă 6%, costiță afumată 5%, TELEMEA 4%, ceapă roșie, gogoșari (conțin SULFIȚI)', 'Blat 55% [făină de GRÂU, apă, ulei de măsline, drojdie, sare], sos de roșii 15% [roșii 94%, ulei de măsline, usturoi, oregano, sare], MOZZARELLA 12%, cârnați de casă 6% (carne de porc, usturoi, boia, sare), costiță afumată 5% (piept de porc, sare, fum de fag), TELEMEA 4%, ceapă roșie, gogoșari (gogoșari, oțet, zahăr, sare, SULFIȚI)'),
    ('pizza-vegetariana', 'Blat 55% [făină de GRÂU, apă, ulei de măsline, drojdie, sare], sos de roșii 15%, MOZZARELLA 12%, dovlecel, ardei gras, ciuperci, porumb, roșii cherry, măsline', 'Blat 55% [făină de GRÂU, apă, ulei de măsline, drojdie, sare], sos de roșii 15% [roșii 94%, ulei de măsline, usturoi, oregano, sare], MOZZARELLA 12%, dovlecel, ardei gras, ciuperci, porumb, roșii cherry, măsline'),
    ('salata-caesar-cu-pui', 'Salată romană 150 g, piept de pui 100 g, dressing Caesar 50 g [ulei, gălbenuș de OU, ANȘOA (PEȘTE), MUȘTAR, PARMEZAN, lămâie], crutoane 30 g (făină de GRÂU), PARMEZAN 20 g', 'Salată romană 150 g, piept de pui 100 g, dressing Caesar 50 g [ulei, gălbenuș de OU, ANȘOA (PEȘTE), MUȘTAR, PARMEZAN, lămâie], crutoane 30 g (făină de GRÂU, ulei, drojdie, sare), PARMEZAN 20 g'),
    ('papanasi', 'Papanaș 150 g [BRÂNZĂ de vaci 45%, făină de GRÂU, OU, zahăr, ulei, bicarbonat de sodiu], SMÂNTÂNĂ 40 g, dulceață 30 g', 'Papanaș 150 g [BRÂNZĂ de vaci 45%, făină de GRÂU, OU, zahăr, ulei, bicarbonat de sodiu], SMÂNTÂNĂ 40 g, dulceață 30 g (vișine sau afine 50%, zahăr)'),
    ('clatite', 'Clătite 140 g [făină de GRÂU, LAPTE, OU, ulei], umplutură 60 g (gem de caise sau cremă de cacao cu ALUNE DE PĂDURE și SOIA)', 'Clătite 140 g [făină de GRÂU, LAPTE, OU, ulei], umplutură 60 g (gem de caise [caise 50%, zahăr, gelifiant] sau cremă de cacao [zahăr, ulei de floarea-soarelui, ALUNE DE PĂDURE 13%, cacao, LAPTE praf, emulgator din SOIA])'),
    ('lava-cake', 'Lava cake* 120 g [ciocolată 32% (conține SOIA), OU, UNT, zahăr, făină de GRÂU]', 'Lava cake* 120 g [ciocolată 32% (masă de cacao, zahăr, unt de cacao, emulgator din SOIA), OU, UNT, zahăr, făină de GRÂU]'),
    ('platou-rece-festiv', 'Mezeluri de casă 500 g, BRÂNZETURI 350 g, ruladă de pui 250 g (OU, LAPTE), OUĂ umplute 200 g (MUȘTAR), măsline 100 g, legume 100 g', 'Mezeluri de casă 500 g [carne de porc 85%, slănină, usturoi, boia, condimente, sare], BRÂNZETURI 350 g [TELEMEA de vacă, CAȘCAVAL, BRÂNZĂ maturată], ruladă de pui 250 g [piept de pui 80%, OU, LAPTE, ardei, sare], OUĂ umplute 200 g [OU, maioneză (ulei, gălbenuș de OU, MUȘTAR), sare], măsline 100 g, legume 100 g')
) as mended (slug, was, said)
where products.slug = mended.slug and products.ingredients = mended.was
  and products.id in (select row_id from demo_rows where kind = 'product');

update products set additives = mended.said
from (
  values
    ('clatite', '', 'Gem: gelifiant E 440; cremă de cacao: emulgator E 322'),
    ('lava-cake', '', 'Ciocolată: emulgator E 322')
) as mended (slug, was, said)
where products.slug = mended.slug and products.additives = mended.was
  and products.id in (select row_id from demo_rows where kind = 'product');

update promotions set name = 'Ciorbă sau supă + fel principal, desertul e gratuit', description = 'Alege o ciorbă sau o supă și un fel principal din Specialități, iar desertul este din partea casei.'
where name = 'Ciorbă + fel principal, desertul e gratuit' and description = 'Alege o ciorbă și un fel principal din Specialități, iar desertul este din partea casei.'
  and id in (select row_id from demo_rows where kind = 'promotion');

update promotions set name = 'Cupon de bun venit', description = '10% reducere la produse, o singură dată pentru fiecare client, la comenzi de cel puțin 60 lei. Nu se aplică la livrare, ambalaje, garanția SGR și băuturi alcoolice.', conditions = '[{"conditionType": "COUPON_CODE", "conditionValue": "BUNVENIT10"}]'
where name = 'Cupon de bun venit' and description = '10% reducere la prima comandă, pentru abonații la newsletter. Nu se aplică la taxa de livrare, la ambalaje, la garanția SGR și la băuturile alcoolice.'
  and id in (select row_id from demo_rows where kind = 'promotion');

update promotions set name = 'Bun venit în newsletter', description = '15% reducere la o comandă de cel puțin 50 lei, cu un cod al tău, trimis după confirmarea abonării și valabil 30 de zile.'
where name = 'Bun venit în newsletter' and description = '15% reducere la o comandă, cu un cod al tău, trimis după confirmarea abonării.'
  and id in (select row_id from demo_rows where kind = 'promotion');

update promotion_sets set label = 'Ciorba sau supa'
where label = 'Ciorba' and promotion_id in (select row_id from demo_rows where kind = 'promotion');

update restaurant set tagline = 'Bucătărie ardelenească și pizza coaptă pe vatră, în Blaj' where tagline = 'Bucătărie ardelenească și pizza la vatră, în Blaj';

update closures set message = 'De 1 Decembrie suntem închiși. La mulți ani, România! Te așteptăm miercuri, 2 decembrie, de la ora 10:00.'
where message = 'De 1 Decembrie suntem închiși. La mulți ani, România! Vă așteptăm miercuri, 2 decembrie, de la ora 10:00.';

update closures set message = 'Între 24 și 26 decembrie suntem închiși. Îți dorim Crăciun fericit! Ne revedem duminică, 27 decembrie.'
where message = 'Între 24 și 26 decembrie suntem închiși. Vă dorim Crăciun fericit! Ne revedem duminică, 27 decembrie.';

update categories set additional_information = 'Blat dospit 24 de ore, copt pe vatră.'
where additional_information = 'Blat dospit 24 de ore, copt în cuptor pe vatră.' and id in (select row_id from demo_rows where kind = 'category');

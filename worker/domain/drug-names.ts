/**
 * Names of drugs that often cause allergies, and classes of drugs that share an allergy.
 *
 * Sources: substances are named by the Denominações Comuns Brasileiras (ANVISA), with the WHO's international
 * names (INN) beside them; brands by the composition in their package inserts (Bulário Eletrônico, ANVISA). A
 * class, or a drug in `alsoAsked`, is listed only where the contraindications or warnings of a package insert
 * name it: an allergy to one is a reason to ask about the other, not a statement that the other is harmful.
 */

/** Names in lower case without accents. Words are compared one by one, in the singular. */
const names = (list: string): readonly string[] => list.split(', ')

/** Each substance with its names and the brands that contain it. */
export const drugNames = {
  aspirin: names(
    'acido acetilsalicilico, acetilsalicilico, acetylsalicylic acid, aas, aspirina, aspirin, aspirina prevent, ' +
      'somalgin, melhoral, doril, sonrisal, coristina, engov, bufferin, ecasil',
  ),
  methylSalicylate: names('salicilato de metila, methyl salicylate, gelol'),
  mesalazine: names('mesalazina, mesalazine, mesacol, pentasa, asalit'),
  sulfasalazine: names('sulfassalazina, sulfasalazina, sulfasalazine, azulfin, salazoprin'),
  metamizole: names(
    'dipirona, metamizol, metamizole, dipyrone, novalgina, anador, dorflex, neosaldina, lisador, magnopyrol, maxiliv, ' +
      'buscopan composto, doralgina, sedalgina, benegrip, apracur, cefaliv, enxak',
  ),
  propyphenazone: names('propifenazona, propyphenazone, tonopan'),
  phenylbutazone: names('fenilbutazona, phenylbutazone, butazona, mioflex a'),
  paracetamol: names(
    'paracetamol, acetaminofeno, acetaminophen, tylenol, tylex, paco, naldecon, resfenol, cimegripe, multigrip, ' +
      'torsilax, tandrilax, buscopan plus, buscoduo, mioflex a, sonridor',
  ),
  ibuprofen: names('ibuprofeno, ibuprofen, advil, alivium, motrin, buscofem, dalsy, ibupril, spidufen'),
  diclofenac: names(
    'diclofenaco, diclofenac, voltaren, cataflam, cataflampro, biofenac, torsilax, tandrilax',
  ),
  aceclofenac: names('aceclofenaco, aceclofenac, proflam'),
  ketoprofen: names('cetoprofeno, ketoprofen, dexcetoprofeno, profenid, bi profenid'),
  naproxen: names('naproxeno, naproxen, flanax, naprosyn, vimovo'),
  nimesulide: names('nimesulida, nimesulide, nisulid, scaflam, arflex'),
  ketorolac: names('cetorolaco, trometamol cetorolaco, ketorolac, toragesic, toradol'),
  piroxicam: names('piroxicam, feldene, cicladol'),
  meloxicam: names('meloxicam, movatec'),
  tenoxicam: names('tenoxicam, tilatil'),
  indometacin: names('indometacina, indometacin, indocid'),
  mefenamicAcid: names('acido mefenamico, mefenamic acid, ponstan'),
  celecoxib: names('celecoxibe, celecoxib, celebra'),
  etoricoxib: names('etoricoxibe, etoricoxib, arcoxia'),
  benzylpenicillin: names('benzilpenicilina, benzylpenicillin, benzetacil, bezetacil, despacilina'),
  phenoxymethylpenicillin: names('fenoximetilpenicilina, phenoxymethylpenicillin, pen ve oral'),
  amoxicillin: names('amoxicilina, amoxicillin, amoxil, clavulin, novamox, velamox, sinot'),
  ampicillin: names('ampicilina, ampicillin, sultamicilina, unasyn, binotal'),
  oxacillin: names('oxacilina, oxacillin, staficilin'),
  piperacillin: names('piperacilina, piperacillin, tazocin'),
  cefalexin: names('cefalexina, cefalexin, cephalexin, keflex'),
  cefadroxil: names('cefadroxila, cefadroxil, cefamox'),
  cefaclor: names('cefaclor, ceclor'),
  cefuroxime: names('cefuroxima, cefuroxime, zinnat'),
  ceftriaxone: names('ceftriaxona, ceftriaxone, rocefin, triaxin'),
  cefazolin: names('cefazolina, cefazolin, kefazol'),
  cefepime: names('cefepima, cefepime, maxcef'),
  sulfamethoxazole: names('sulfametoxazol, sulfamethoxazole, cotrimoxazol, bactrim, infectrin'),
  sulfadiazine: names('sulfadiazina, sulfadiazine, dermazine'),
  furosemide: names('furosemida, furosemide, lasix'),
  erythromycin: names('eritromicina, erythromycin, eritrex, ilosone'),
  azithromycin: names('azitromicina, azithromycin, zitromax, astro, azi'),
  clarithromycin: names('claritromicina, clarithromycin, klaricid'),
  ciprofloxacin: names('ciprofloxacino, ciprofloxacin, cipro, proflox'),
  levofloxacin: names('levofloxacino, levofloxacin, levaquin, tavanic, tamiram'),
  norfloxacin: names('norfloxacino, norfloxacin, floxacin'),
  moxifloxacin: names('moxifloxacino, moxifloxacin, avalox'),
  tetracycline: names('tetraciclina, tetracycline'),
  doxycycline: names('doxiciclina, doxycycline, vibramicina'),
  minocycline: names('minociclina, minocycline'),
  limecycline: names('limeciclina, lymecycline, tetralysal'),
  carbamazepine: names('carbamazepina, carbamazepine, tegretol'),
  oxcarbazepine: names('oxcarbazepina, oxcarbazepine, trileptal'),
  phenytoin: names('fenitoina, phenytoin, hidantal'),
  phenobarbital: names('fenobarbital, phenobarbital, gardenal'),
  captopril: names('captopril, capoten'),
  enalapril: names('enalapril, renitec, eupressin'),
  lisinopril: names('lisinopril, zestril'),
  ramipril: names('ramipril, triatec'),
  perindopril: names('perindopril, coversyl'),
  codeine: names('codeina, codeine, codein, tylex, paco'),
  tramadol: names('tramadol, tramal'),
  metoclopramide: names('metoclopramida, metoclopramide, plasil'),
  bromopride: names('bromoprida, bromopride, digesan, plamet'),
  scopolamine: names('escopolamina, butilbrometo de escopolamina, hyoscine, hioscina, buscopan, buscoduo'),
  lidocaine: names('lidocaina, lidocaine, xylocaina, xilocaina'),
} as const satisfies Record<string, readonly string[]>

export type Drug = keyof typeof drugNames

export interface DrugClass {
  /** Names of the class itself. */
  names: readonly string[]
  drugs: readonly Drug[]
  /** Drugs outside the class whose package insert names an allergy to the class. */
  alsoAsked?: readonly Drug[]
}

const penicillins: readonly Drug[] = [
  'benzylpenicillin',
  'phenoxymethylpenicillin',
  'amoxicillin',
  'ampicillin',
  'oxacillin',
  'piperacillin',
]
const cephalosporins: readonly Drug[] = [
  'cefalexin',
  'cefadroxil',
  'cefaclor',
  'cefuroxime',
  'ceftriaxone',
  'cefazolin',
  'cefepime',
]
const antiInflammatories: readonly Drug[] = [
  'aspirin',
  'ibuprofen',
  'diclofenac',
  'aceclofenac',
  'ketoprofen',
  'naproxen',
  'nimesulide',
  'ketorolac',
  'piroxicam',
  'meloxicam',
  'tenoxicam',
  'indometacin',
  'mefenamicAcid',
  'celecoxib',
  'etoricoxib',
  'phenylbutazone',
]

export const drugClasses: readonly DrugClass[] = [
  // Inserts of amoxicilina ("às penicilinas e cefalosporinas") and of cefalexina.
  { names: names('penicilina, penicillin'), drugs: penicillins, alsoAsked: cephalosporins },
  { names: names('cefalosporina, cephalosporin'), drugs: cephalosporins, alsoAsked: penicillins },
  { names: names('betalactamico, beta lactamico, beta lactam'), drugs: [...penicillins, ...cephalosporins] },
  // Inserts of the anti-inflammatory drugs; that of dipirona names salicylates, diclofenaco, ibuprofeno and
  // others.
  {
    names: names('anti inflamatorio, antiinflamatorio, aine, nsaid, anti inflammatory'),
    drugs: antiInflammatories,
    alsoAsked: ['metamizole'],
  },
  // Inserts of mesalazina and of sulfassalazina.
  {
    names: names('salicilato, salicylate'),
    drugs: ['aspirin', 'methylSalicylate', 'mesalazine', 'sulfasalazine'],
    alsoAsked: ['metamizole'],
  },
  // Insert of dipirona: fenazona, propifenazona, fenilbutazona.
  {
    names: names('pirazolona, pirazolidina'),
    drugs: ['metamizole', 'propyphenazone', 'phenylbutazone'],
  },
  { names: [], drugs: ['paracetamol'], alsoAsked: ['metamizole'] },
  // Inserts of furosemida and of celecoxibe name sulphonamides.
  {
    names: names('sulfa, sulfonamida, sulfonamide'),
    drugs: ['sulfamethoxazole', 'sulfadiazine', 'sulfasalazine'],
    alsoAsked: ['furosemide', 'celecoxib'],
  },
  { names: names('macrolideo, macrolide'), drugs: ['erythromycin', 'azithromycin', 'clarithromycin'] },
  {
    names: names('quinolona, fluoroquinolona, quinolone'),
    drugs: ['ciprofloxacin', 'levofloxacin', 'norfloxacin', 'moxifloxacin'],
  },
  { names: [], drugs: ['tetracycline', 'doxycycline', 'minocycline', 'limecycline'] },
  // Insert of carbamazepina: oxcarbazepina, fenitoína, fenobarbital.
  { names: [], drugs: ['carbamazepine', 'oxcarbazepine', 'phenytoin', 'phenobarbital'] },
  {
    names: names('inibidor da eca, inibidores da eca'),
    drugs: ['captopril', 'enalapril', 'lisinopril', 'ramipril', 'perindopril'],
  },
]

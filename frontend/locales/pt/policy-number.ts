/**
 * The words around a policy's number in documents, as sources of regular expressions; documents are compared in lower case
 * and without accents.
 */
export const policyNumberWords = {
  /** "Nº", "N.º", "n°", "No.", "Nro" */
  number: String.raw`(?:numero|num\.?|nro?\.?|n[. ]{0,2}[o°]\.?|n\.)`,
  policy: 'apolice',
  /** Between the two, as in "número da apólice". */
  of: '(?:d[aeo] )?(?:sua )?',
  /** Follows "apólice", as in "apólice de seguro saúde nº". */
  product:
    '(?:de|do|da|em|seguros?|saude|plano|odontologic[ao]|vida|grupo|coletiv[ao]|individual|familiar|empresarial)',
  /** A line with one of these is about another policy. */
  otherPolicy: '(?:anterior|renova|substitu|congenere|cancelad|origem|outr[ao]|exemplo|modelo)',
  /** The label of what follows the number on its line. */
  nextLabel:
    '(?:vig|emi[st]|endoss|propost|ramo|item|data|sucursal|segurad|estipulante|certificad|cpf|cnpj|pag|versao|inicio|produto|plano|susep|corretor|filial|nome|titular)',
  /** A line with one of these is an address. */
  address: '(?:rua|av|avenida|logradouro|endereco|complemento|bairro|cep|cidade)',
} as const
